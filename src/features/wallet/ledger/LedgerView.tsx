import type { BalanceParts } from '@/domain/wallet/cashOut';
import { ledgerPlainText, ledgerTotalsText } from '@/domain/wallet/ledger';
import { useToast } from '@/flows/notices/useDialogs';
import { usePorts } from '@/platform/ports/PortsContext';
import {
  type ListWalletLedgerRecordsArgs,
  useListWalletRecordsInfiniteQuery,
  type WalletLedgerRecord,
} from '@/services/driver/wallets';
import { TextButton } from '@/ui/button/TextButton';
import { Card } from '@/ui/card/Card';
import { FilterBar } from '@/ui/choice/FilterBar';
import type { ScreenFrameProps } from '@/ui/frame/ScreenFrame';
import type { EmptyProps } from '@/ui/load/EmptyState';
import { ListScreen } from '@/ui/scaffolds/ListScreen';
import { Amount } from '@/ui/text/Amount';
import { toContentLoadState } from '@/widgets/loading/toContentLoadState';
import { hasNoRows, usePagedRows } from '@/widgets/loading/usePagedRows';
import { MonthGroupedList } from '@/widgets/month/MonthGroupedList';

import { BalanceNotices } from '../parts/BalanceNotices';
import { LedgerRow } from './LedgerRow';
import { useLedgerFilters } from './useLedgerFilters';

type LedgerBalanceParts = Pick<BalanceParts, 'balanceAmount' | 'giftAmount' | 'frozenAmount'>;

const CARD_HEIGHT = 88;
const keyOf = ({ recordId }: WalletLedgerRecord) => recordId;
const timeOf = ({ time }: WalletLedgerRecord) => time;

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
  const args: ListWalletLedgerRecordsArgs = { ...(walletId === undefined ? {} : { walletId }), ...filterArgs };
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

/** The current balance, above the records. */
function LedgerBalance({ money: balance }: { readonly money: LedgerBalanceParts }) {
  return (
    <>
      <Card title="当前余额">
        <Amount cents={balance.balanceAmount} size="card" />
      </Card>
      <BalanceNotices {...balance} />
    </>
  );
}

/** Copies the loaded records as text. The toast says if some are not loaded yet. */
function useCopyLedger(records: readonly WalletLedgerRecord[], isComplete: boolean): () => void {
  const { page } = usePorts();
  const toast = useToast();
  const copiedText = isComplete
    ? `已复制全部${String(records.length)}条明细`
    : `已复制前${String(records.length)}条，往下翻加载更多后可再导出`;
  return () =>
    void page.copy(ledgerPlainText(records)).then((isCopied) => toast(isCopied ? copiedText : '复制失败，请截图'));
}
