import { useMemo } from 'react';

import { daysFrom, parseDay } from '@/domain/calendar';
import { dayOf } from '@/domain/day';
import { useChoice } from '@/flows/drafts/useChoice';
import type { ListGrantsArgs } from '@/services/coupon/merchants';
import { usePorts } from '@/services/transport/ports/PortsContext';
import type { Filter } from '@/ui/choice/FilterBar';
import { GRANT_STATES, grantState } from '@/widgets/merchant/model/grantWords';

const ALL = '';
const STATES = GRANT_STATES.map(String);
/** How many days can be chosen one by one. Older records are found without a day. */
const DAYS = 31;

const dayText = (day: string, index: number): string =>
  index === 0 ? '今天' : index === 1 ? '昨天' : `${String(Number(day.slice(5, 7)))}月${String(Number(day.slice(8)))}日`;

/** The filters of the records: a day, a state, an assistant. */
export function useGrantFilters(operators: readonly string[]): {
  filters: readonly Filter[];
  wanted: Omit<ListGrantsArgs, 'merchantId'>;
  showAll: () => void;
} {
  const { clock } = usePorts();
  const today = dayOf(clock.serverNow());
  const days = useMemo(() => daysFrom(parseDay(today) ?? Number.NaN, DAYS, -1), [today]);
  const [day, showDay] = useChoice<string>('giveCouponsRecord.day', days, ALL);
  const [state, showState] = useChoice<string>('giveCouponsRecord.state', STATES, ALL);
  const [operator, showOperator] = useChoice<string>('giveCouponsRecord.operator', operators, ALL);
  const found = GRANT_STATES.find((one) => String(one) === state);
  return {
    filters: [
      {
        label: '日期',
        options: [
          { value: ALL, label: '全部日期' },
          ...days.map((value, index) => ({ value, label: dayText(value, index) })),
        ],
        value: day,
        onChange: showDay,
      },
      {
        label: '状态',
        options: [
          { value: ALL, label: '全部状态' },
          ...GRANT_STATES.map((one) => ({ value: String(one), label: grantState({ state: one }).word })),
        ],
        value: state,
        onChange: showState,
      },
      {
        label: '经办人',
        options: [
          { value: ALL, label: '全部店员' },
          ...[...new Set(operators)].filter((name) => name !== ALL).map((value) => ({ value, label: value })),
        ],
        value: operator,
        onChange: showOperator,
      },
    ],
    wanted: {
      ...(day === ALL ? {} : { day }),
      ...(found === undefined ? {} : { state: found }),
      ...(operator === ALL ? {} : { operatorName: operator }),
    },
    showAll: () => {
      showDay(ALL);
      showState(ALL);
      showOperator(ALL);
    },
  };
}
