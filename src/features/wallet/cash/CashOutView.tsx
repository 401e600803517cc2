import { type BalanceParts, isCashOutPending, isCashOutReturned } from '@/domain/wallet/cashOut';
import { MINUTE_MS } from '@/lib/timeUnits';
import { usePolling } from '@/platform/clock/usePolling';
import { type BalanceRefund, useListBalanceRefundsInfiniteQuery } from '@/services/driver/wallets';
import { LinkButton } from '@/ui/button/LinkButton';
import { Card } from '@/ui/card/Card';
import { NoticeBanner } from '@/ui/card/NoticeBanner';
import type { ScreenFrameProps } from '@/ui/frame/ScreenFrame';
import { WindowedList } from '@/ui/list/WindowedList';
import { DetailScreen } from '@/ui/scaffolds/DetailScreen';
import { Amount } from '@/ui/text/Amount';
import { combineQueries, toContentLoadState } from '@/widgets/loading/toContentLoadState';
import type { LoadQueryResult } from '@/widgets/loading/toLoadableBlockState';
import { usePagedRows } from '@/widgets/loading/usePagedRows';

import { BalanceNotices } from '../parts/BalanceNotices';
import { CashOutForm } from './CashOutForm';
import { CashOutProgressCard } from './CashOutProgressCard';
import { PastCashOutCard } from './PastCashOutCard';

const ROW_HEIGHT = 72;
/** A person reviews it, which takes minutes at least. */
const POLL_INTERVALS = { visibleMs: MINUTE_MS };
const keyOf = ({ refundNo }: BalanceRefund) => refundNo;

interface CashOutViewProps {
  readonly frame: Omit<ScreenFrameProps, 'children'>;
  /** Absent: the driver's one balance. */
  readonly walletId?: string | undefined;
  /** The query of `balance`. */
  readonly balanceQuery: LoadQueryResult<unknown>;
  readonly balance: BalanceParts | undefined;
  /** Why the wallet cannot be cashed out, such as frozen or closed; empty if it can. */
  readonly blockedText?: string;
  readonly ledgerPath: string | undefined;
}

/**
 * 提现 of one wallet: one request at a time, its progress, and the earlier ones. A completed one is shown below the form.
 */
export function CashOutView({
  frame,
  walletId,
  balanceQuery,
  balance,
  blockedText = '',
  ledgerPath,
}: CashOutViewProps) {
  const refundsQuery = useListBalanceRefundsInfiniteQuery(walletId === undefined ? {} : { walletId }, {
    refetchOnMountOrArgChange: true,
  });
  const { rows, end } = usePagedRows(refundsQuery, keyOf);
  const [latest, ...older] = rows;
  const isInProgress = rows.some(({ state }) => isCashOutPending(state));
  const isLatestFirst = isInProgress || (latest !== undefined && isCashOutReturned(latest.state));
  usePolling(isInProgress ? refundsQuery.refetch : null, POLL_INTERVALS);
  return (
    <DetailScreen
      frame={{
        ...frame,
        ...(ledgerPath === undefined ? {} : { right: <LinkButton to={ledgerPath}>明细</LinkButton> }),
      }}
      load={toContentLoadState(combineQueries(balanceQuery, refundsQuery), {
        message: '提现加载失败',
        waitingFor: '正在查询余额…',
      })}
      cardHeights={[110, 260]}
    >
      {balance !== undefined && (
        <>
          <Card title="可提现">
            <Amount cents={balance.refundableAmount} size="page" />
          </Card>
          <BalanceNotices {...balance} />
          {latest !== undefined && isLatestFirst && <CashOutProgressCard refund={latest} />}
          {blockedText !== '' ? (
            <NoticeBanner tone="soon">{blockedText}</NoticeBanner>
          ) : isInProgress ? (
            <NoticeBanner>到账后才能再提现</NoticeBanner>
          ) : (
            <CashOutForm form={frame.name} walletId={walletId} balance={balance} />
          )}
          {latest !== undefined && !isLatestFirst && <CashOutProgressCard refund={latest} />}
        </>
      )}
      {older.length > 0 && (
        <WindowedList label="以前的提现" rows={older} keyOf={keyOf} heightOf={() => ROW_HEIGHT} gap={12} end={end}>
          {(refund) => <PastCashOutCard refund={refund} />}
        </WindowedList>
      )}
    </DetailScreen>
  );
}
