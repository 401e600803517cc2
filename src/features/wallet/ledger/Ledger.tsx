import { totalsText } from '@/domain/wallet/ledger';
import { type LedgerArgs, useListWalletRecordsInfiniteQuery, type WalletRecord } from '@/services/driver/wallets';
import { TextButton } from '@/ui/button/TextButton';
import { FilterBar } from '@/ui/choice/FilterBar';
import type { ScreenFrameProps } from '@/ui/frame/ScreenFrame';
import type { EmptyProps } from '@/ui/load/Empty';
import { ListScreen } from '@/ui/scaffolds/ListScreen';
import { toLoadState } from '@/widgets/loading/toLoadState';
import { hasNoRows, usePages } from '@/widgets/loading/usePages';
import { MonthList } from '@/widgets/month/MonthList';

import { LedgerHead, type LedgerMoney } from './LedgerHead';
import { LedgerRow } from './LedgerRow';
import { useLedgerExport } from './useLedgerExport';
import { useLedgerFilters } from './useLedgerFilters';

const CARD_HEIGHT = 88;
const keyOf = ({ recordId }: WalletRecord) => recordId;
const timeOf = ({ time }: WalletRecord) => time;

interface LedgerProps {
  readonly frame: Omit<ScreenFrameProps, 'children'> & { readonly name: string };
  /** Absent: the driver's one balance. */
  readonly walletId?: string;
  /** The balance that the lines add up to; undefined while it is not known. */
  readonly money: LedgerMoney | undefined;
  readonly cashOut: string | undefined;
  readonly empty: EmptyProps;
}

/** The lines of one wallet, by month, with what came in and went out. */
export function Ledger({ frame, walletId, money, cashOut, empty }: LedgerProps) {
  const { filters, wanted, showAll } = useLedgerFilters(frame.name);
  const asked: LedgerArgs = { ...(walletId === undefined ? {} : { walletId }), ...wanted };
  const query = useListWalletRecordsInfiniteQuery(asked, { refetchOnMountOrArgChange: true });
  const pages = usePages(query, keyOf);
  const isNarrowed = Object.keys(wanted).length > 0;
  const copyAll = useLedgerExport(pages.rows, pages.end.state === 'end');
  return (
    <ListScreen
      frame={{ ...frame, ...(pages.rows.length > 0 ? { right: <TextButton onPress={copyAll}>导出</TextButton> } : {}) }}
      load={toLoadState(query, { what: '明细加载失败', waitingFor: '正在查询明细…', isEmpty: hasNoRows })}
      empty={
        isNarrowed
          ? {
              drawing: 'search',
              text: '暂无符合条件的明细',
              action: <TextButton onPress={showAll}>看全部</TextButton>,
            }
          : empty
      }
      head={
        <>
          {money !== undefined && <LedgerHead money={money} />}
          <FilterBar filters={filters} />
        </>
      }
      rowHeight={CARD_HEIGHT}
    >
      <MonthList
        label="余额明细"
        pages={pages}
        timeOf={timeOf}
        keyOf={keyOf}
        rowHeight={CARD_HEIGHT}
        sumOf={totalsText}
      >
        {(line) => <LedgerRow line={line} cashOut={cashOut} />}
      </MonthList>
    </ListScreen>
  );
}
