import { useMemo } from 'react';

import { listDaysFrom, parseIsoDayStartMs } from '@/domain/calendar';
import { formatIsoDay } from '@/domain/day';
import { usePersistedSelection } from '@/flows/drafts/usePersistedSelection';
import { usePorts } from '@/platform/ports/PortsContext';
import type { ListMerchantCouponGrantsArgs } from '@/services/coupon/merchants';
import type { ListFilter } from '@/ui/choice/FilterBar';
import { COUPON_GRANT_FILTER_STATES, couponGrantStateTag } from '@/widgets/merchant/model/grantText';

const ALL = '';
const STATES = COUPON_GRANT_FILTER_STATES.map(String);
/** How many days the filter lists. Older records are found without a day. */
const DAY_COUNT = 31;

const dayFilterLabel = (day: string, index: number): string =>
  index === 0 ? '今天' : index === 1 ? '昨天' : `${String(Number(day.slice(5, 7)))}月${String(Number(day.slice(8)))}日`;

/** The filters of the grant records: day, state, assistant. */
export function useCouponGrantFilters(operators: readonly string[]): {
  filters: readonly ListFilter[];
  wanted: Omit<ListMerchantCouponGrantsArgs, 'merchantId'>;
  showAll: () => void;
} {
  const { clock } = usePorts();
  const today = formatIsoDay(clock.serverNow());
  const days = useMemo(() => listDaysFrom(parseIsoDayStartMs(today) ?? Number.NaN, DAY_COUNT, -1), [today]);
  const [day, selectDay] = usePersistedSelection<string>('giveCouponsRecord.day', days, ALL);
  const [state, selectState] = usePersistedSelection<string>('giveCouponsRecord.state', STATES, ALL);
  const [operator, selectOperator] = usePersistedSelection<string>('giveCouponsRecord.operator', operators, ALL);
  const selectedState = COUPON_GRANT_FILTER_STATES.find((code) => String(code) === state);
  return {
    filters: [
      {
        label: '日期',
        options: [
          { value: ALL, label: '全部日期' },
          ...days.map((value, index) => ({ value, label: dayFilterLabel(value, index) })),
        ],
        value: day,
        onChange: selectDay,
      },
      {
        label: '状态',
        options: [
          { value: ALL, label: '全部状态' },
          ...COUPON_GRANT_FILTER_STATES.map((code) => ({
            value: String(code),
            label: couponGrantStateTag({ state: code }).word,
          })),
        ],
        value: state,
        onChange: selectState,
      },
      {
        label: '经办人',
        options: [
          { value: ALL, label: '全部店员' },
          ...[...new Set(operators)].filter((name) => name !== ALL).map((value) => ({ value, label: value })),
        ],
        value: operator,
        onChange: selectOperator,
      },
    ],
    wanted: {
      ...(day === ALL ? {} : { day }),
      ...(selectedState === undefined ? {} : { state: selectedState }),
      ...(operator === ALL ? {} : { operatorName: operator }),
    },
    showAll: () => {
      selectDay(ALL);
      selectState(ALL);
      selectOperator(ALL);
    },
  };
}
