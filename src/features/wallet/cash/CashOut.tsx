import { type BalanceParts, isCashOutOpen, isCashOutReturned } from '@/domain/wallet/cashOut';
import { MINUTE_MS } from '@/lib/timeUnits';
import { type BalanceRefund, useListBalanceRefundsInfiniteQuery } from '@/services/driver/wallets';
import { usePolling } from '@/services/transport/clock/usePolling';
import { LinkButton } from '@/ui/button/LinkButton';
import { Card } from '@/ui/card/Card';
import { Notice } from '@/ui/card/Notice';
import type { ScreenFrameProps } from '@/ui/frame/ScreenFrame';
import { WindowedList } from '@/ui/list/WindowedList';
import { DetailScreen } from '@/ui/scaffolds/DetailScreen';
import { Amount } from '@/ui/text/Amount';
import type { LoadQuery } from '@/widgets/loading/blockLoadOf';
import { joinQueries, toLoadState } from '@/widgets/loading/toLoadState';
import { usePages } from '@/widgets/loading/usePages';

import { BalanceNotices } from '../parts/BalanceNotices';
import { CashOutCourse } from './CashOutCourse';
import { CashOutForm } from './CashOutForm';
import { PastCashOut } from './PastCashOut';

const ROW_HEIGHT = 72;
/** Someone reviews it: minutes at the least. */
const RHYTHM = { seenMs: MINUTE_MS };
const keyOf = ({ refundNo }: BalanceRefund) => refundNo;

interface CashOutProps {
  readonly frame: Omit<ScreenFrameProps, 'children'>;
  /** Absent: the driver's one balance. */
  readonly walletId?: string | undefined;
  /** The query that brings `parts`. */
  readonly money: LoadQuery<unknown>;
  readonly parts: BalanceParts | undefined;
  /** The wallet is frozen or closed. */
  readonly blocked?: string;
  readonly ledger: string | undefined;
}

/** 提现 of one wallet: one at a time, its course, and the earlier ones. One that went through stands below the form of the next. */
export function CashOut({ frame, walletId, money, parts, blocked = '', ledger }: CashOutProps) {
  const refunds = useListBalanceRefundsInfiniteQuery(walletId === undefined ? {} : { walletId }, {
    refetchOnMountOrArgChange: true,
  });
  const { rows, end } = usePages(refunds, keyOf);
  const [latest, ...older] = rows;
  const isUnderWay = rows.some(({ state }) => isCashOutOpen(state));
  const isNews = isUnderWay || (latest !== undefined && isCashOutReturned(latest.state));
  usePolling(isUnderWay ? refunds.refetch : null, RHYTHM);
  return (
    <DetailScreen
      frame={{ ...frame, ...(ledger === undefined ? {} : { right: <LinkButton to={ledger}>明细</LinkButton> }) }}
      load={toLoadState(joinQueries(money, refunds), { what: '提现加载失败', waitingFor: '正在查询余额…' })}
      cardHeights={[110, 260]}
    >
      {parts !== undefined && (
        <>
          <Card title="可提现">
            <Amount cents={parts.refundableAmount} size="page" />
          </Card>
          <BalanceNotices {...parts} />
          {latest !== undefined && isNews && <CashOutCourse refund={latest} />}
          {blocked !== '' ? (
            <Notice tone="soon">{blocked}</Notice>
          ) : isUnderWay ? (
            <Notice>到账后才能再提现</Notice>
          ) : (
            <CashOutForm form={frame.name} walletId={walletId} parts={parts} />
          )}
          {latest !== undefined && !isNews && <CashOutCourse refund={latest} />}
        </>
      )}
      {older.length > 0 && (
        <WindowedList label="以前的提现" rows={older} keyOf={keyOf} heightOf={() => ROW_HEIGHT} gap={12} end={end}>
          {(refund) => <PastCashOut refund={refund} />}
        </WindowedList>
      )}
    </DetailScreen>
  );
}
