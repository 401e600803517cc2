import { useMemo } from 'react';

import { parseIsoDayStartMs } from '@/domain/calendar';
import { formatMonth, lastMonths } from '@/domain/month';
import { usePersistedSelection } from '@/flows/drafts/usePersistedSelection';
import { useScreenNavigator } from '@/navigation/hooks/useScreenNavigator';
import { useScreenQueryParams } from '@/navigation/hooks/useScreenQueryParams';
import { usePorts } from '@/platform/ports/PortsContext';
import { useListBoundPlatesQuery } from '@/services/charge/plates';
import type { StaysArgs } from '@/services/charge/stays';
import type { ListFilter } from '@/ui/choice/FilterBar';

const MONTH_COUNT = 12;
const ALL = '';

/** The filters of the list of stays: the plate from the address, and a month. */
export function useStayFilters(): { filters: readonly ListFilter[]; queryArgs: StaysArgs; showAll: () => void } {
  const go = useScreenNavigator();
  const { clock } = usePorts();
  const { plateNo = ALL } = useScreenQueryParams('parkingRecord');
  const plates = useListBoundPlatesQuery().currentData?.results ?? [];
  const thisMonth = lastMonths(clock.serverNow(), 1)[0] ?? ALL;
  const months = useMemo(
    () => lastMonths(parseIsoDayStartMs(`${thisMonth}-01`) ?? Number.NaN, MONTH_COUNT),
    [thisMonth],
  );
  const [month, showMonth] = usePersistedSelection<string>('parkingRecord.month', months, ALL);
  const showPlate = (chosenPlateNo: string) => {
    go.replace('parkingRecord', chosenPlateNo === ALL ? {} : { plateNo: chosenPlateNo });
  };
  // A plate in the address that is no longer bound stays an option, so that the filter shows what is selected.
  const labels = new Map([
    ...(plateNo === ALL ? [] : [[plateNo, plateNo] as const]),
    ...plates.map((plate) => [plate.plateNo, plate.formatPlateNo] as const),
  ]);
  const options = [{ value: ALL, label: '全部车辆' }, ...[...labels].map(([value, label]) => ({ value, label }))];
  return {
    filters: [
      { label: '车辆', options, value: plateNo, onChange: showPlate },
      {
        label: '入场月份',
        options: [{ value: ALL, label: '全部月份' }, ...months.map((value) => ({ value, label: formatMonth(value) }))],
        value: month,
        onChange: showMonth,
      },
    ],
    queryArgs: { ...(plateNo === ALL ? {} : { plateNo }), ...(month === ALL ? {} : { month }) },
    showAll: () => {
      showMonth(ALL);
      showPlate(ALL);
    },
  };
}
