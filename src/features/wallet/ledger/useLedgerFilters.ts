import { useMemo } from 'react';

import { parseDay } from '@/domain/calendar';
import { formatMonth, lastMonths } from '@/domain/month';
import { RECORD_KINDS, recordWord } from '@/domain/wallet/ledger';
import { useChoice } from '@/flows/drafts/useChoice';
import type { LedgerArgs } from '@/services/driver/wallets';
import { usePorts } from '@/services/transport/ports/PortsContext';
import type { Filter } from '@/ui/choice/FilterBar';

const MONTHS = 12;
const ALL = '';
const KINDS = RECORD_KINDS.map(String);

/** The filters of a ledger: a month and a kind. `name`: the screen, whose choices are kept apart. */
export function useLedgerFilters(name: string): {
  filters: readonly Filter[];
  wanted: Pick<LedgerArgs, 'month' | 'recordType'>;
  showAll: () => void;
} {
  const { clock } = usePorts();
  const thisMonth = lastMonths(clock.serverNow(), 1)[0] ?? ALL;
  const months = useMemo(() => lastMonths(parseDay(`${thisMonth}-01`) ?? Number.NaN, MONTHS), [thisMonth]);
  const [month, showMonth] = useChoice<string>(`${name}.month`, months, ALL);
  const [kind, showKind] = useChoice<string>(`${name}.kind`, KINDS, ALL);
  const recordType = RECORD_KINDS.find((one) => String(one) === kind);
  return {
    filters: [
      {
        label: '月份',
        options: [{ value: ALL, label: '全部月份' }, ...months.map((value) => ({ value, label: formatMonth(value) }))],
        value: month,
        onChange: showMonth,
      },
      {
        label: '类型',
        options: [
          { value: ALL, label: '全部类型' },
          ...RECORD_KINDS.map((one) => ({ value: String(one), label: recordWord(one) })),
        ],
        value: kind,
        onChange: showKind,
      },
    ],
    wanted: { ...(month === ALL ? {} : { month }), ...(recordType === undefined ? {} : { recordType }) },
    showAll: () => {
      showMonth(ALL);
      showKind(ALL);
    },
  };
}
