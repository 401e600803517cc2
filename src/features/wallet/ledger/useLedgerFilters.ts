import { useMemo } from 'react';

import { parseIsoDayStartMs } from '@/domain/calendar';
import { formatMonth, lastMonths } from '@/domain/month';
import { FILTERABLE_LEDGER_RECORD_TYPES, ledgerRecordTypeLabel } from '@/domain/wallet/ledger';
import { usePersistedSelection } from '@/flows/drafts/usePersistedSelection';
import { usePorts } from '@/platform/ports/PortsContext';
import type { ListWalletLedgerRecordsArgs } from '@/services/driver/wallets';
import type { ListFilter } from '@/ui/choice/FilterBar';

const MONTHS = 12;
const ALL = '';
const KIND_VALUES = FILTERABLE_LEDGER_RECORD_TYPES.map(String);

/** The filters of a ledger: month and kind. `screenName`: each screen has its own choices. */
export function useLedgerFilters(screenName: string): {
  filters: readonly ListFilter[];
  filterArgs: Pick<ListWalletLedgerRecordsArgs, 'month' | 'recordType'>;
  showAll: () => void;
} {
  const { clock } = usePorts();
  const thisMonth = lastMonths(clock.serverNow(), 1)[0] ?? ALL;
  const months = useMemo(() => lastMonths(parseIsoDayStartMs(`${thisMonth}-01`) ?? Number.NaN, MONTHS), [thisMonth]);
  const [month, setMonth] = usePersistedSelection<string>(`${screenName}.month`, months, ALL);
  const [kind, setKind] = usePersistedSelection<string>(`${screenName}.kind`, KIND_VALUES, ALL);
  const recordType = FILTERABLE_LEDGER_RECORD_TYPES.find((recordKind) => String(recordKind) === kind);
  return {
    filters: [
      {
        label: '月份',
        options: [{ value: ALL, label: '全部月份' }, ...months.map((value) => ({ value, label: formatMonth(value) }))],
        value: month,
        onChange: setMonth,
      },
      {
        label: '类型',
        options: [
          { value: ALL, label: '全部类型' },
          ...FILTERABLE_LEDGER_RECORD_TYPES.map((recordKind) => ({
            value: String(recordKind),
            label: ledgerRecordTypeLabel(recordKind),
          })),
        ],
        value: kind,
        onChange: setKind,
      },
    ],
    filterArgs: { ...(month === ALL ? {} : { month }), ...(recordType === undefined ? {} : { recordType }) },
    showAll: () => {
      setMonth(ALL);
      setKind(ALL);
    },
  };
}
