import { ledgerTotalsText } from '@/domain/wallet/ledger';
import {
  type ListWalletRecordsArgs,
  useListWalletRecordsInfiniteQuery,
  type WalletRecord,
} from '@/services/driver/wallets';
import { TextButton } from '@/ui/button/TextButton';
import { FilterBar } from '@/ui/choice/FilterBar';
import type { ScreenFrameProps } from '@/ui/frame/ScreenFrame';
import type { EmptyProps } from '@/ui/load/Empty';
import { ListScreen } from '@/ui/scaffolds/ListScreen';
import { toContentLoadState } from '@/widgets/loading/toContentLoadState';
import { hasNoRows, usePagedRows } from '@/widgets/loading/usePagedRows';
import { MonthGroupedList } from '@/widgets/month/MonthGroupedList';

import { LedgerBalance, type LedgerBalanceParts } from './LedgerBalance';
import { LedgerRow } from './LedgerRow';
import { useCopyLedger } from './useCopyLedger';
import { useLedgerFilters } from './useLedgerFilters';

const CARD_HEIGHT = 88;
const keyOf = ({ recordId }: WalletRecord) => recordId;
const timeOf = ({ time }: WalletRecord) => time;

interface LedgerProps {
  readonly frame: Omit<ScreenFrameProps, 'children'> & { readonly name: string };
  /** Absent: the driver's one balance. */
  readonly walletId?: string;
  /** The current balance; undefined while it is unknown. */
  readonly balance: LedgerBalanceParts | undefined;
  readonly cashOutPath: string | undefined;
  readonly empty: EmptyProps;
}

/** The records of one wallet by month, with the totals of income and spending. */
export function LedgerView({ frame, walletId, balance, cashOutPath, empty }: LedgerProps) {
  const { filters, filterArgs, showAll } = useLedgerFilters(frame.name);
  const args: ListWalletRecordsArgs = { ...(walletId === undefined ? {} : { walletId }), ...filterArgs };
  const query = useListWalletRecordsInfiniteQuery(args, { refetchOnMountOrArgChange: true });
  const pages = usePagedRows(query, keyOf);
  const isFiltered = Object.keys(filterArgs).length > 0;
  const exportRows = useCopyLedger(pages.rows, pages.end.state === 'end');
  return (
    <ListScreen
      frame={{
        ...frame,
        ...(pages.rows.length > 0 ? { right: <TextButton onPress={exportRows}>导出</TextButton> } : {}),
      }}
      load={toContentLoadState(query, { message: '明细加载失败', waitingFor: '正在查询明细…', isEmpty: hasNoRows })}
      empty={
        isFiltered
          ? {
              illustration: 'search',
              text: '暂无符合条件的明细',
              action: <TextButton onPress={showAll}>看全部</TextButton>,
            }
          : empty
      }
      header={
        <>
          {balance !== undefined && <LedgerBalance money={balance} />}
          <FilterBar filters={filters} />
        </>
      }
      rowHeight={CARD_HEIGHT}
    >
      <MonthGroupedList
        label="余额明细"
        pages={pages}
        timeOf={timeOf}
        keyOf={keyOf}
        rowHeight={CARD_HEIGHT}
        sumOf={ledgerTotalsText}
      >
        {(record) => <LedgerRow record={record} cashOutPath={cashOutPath} />}
      </MonthGroupedList>
    </ListScreen>
  );
}
