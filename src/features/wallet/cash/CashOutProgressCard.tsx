import { formatYuan } from '@/domain/money';
import { cashOutStateLabel, isCashOutReturned } from '@/domain/wallet/cashOut';
import { getPathIfInBuild } from '@/navigation/getPathIfInBuild';
import { useServerNow } from '@/platform/clock/useServerNow';
import type { BalanceRefund } from '@/services/driver/wallets';
import { LinkButton } from '@/ui/button/LinkButton';
import { Card } from '@/ui/card/Card';
import { CardStatusHeader } from '@/ui/card/CardStatusHeader';
import { NoticeBanner } from '@/ui/card/NoticeBanner';
import { Timeline } from '@/ui/card/Timeline';

import { cashOutTagTone, isCashOutFailedByArrears, toCashOutTimelineSteps } from './model/toCashOutTimelineSteps';

/** The latest cash-out: its progress and, if it failed, what to do. */
export function CashOutProgressCard({ refund }: { readonly refund: BalanceRefund }) {
  const now = useServerNow();
  const { state, amount } = refund;
  const arrearsPath = isCashOutFailedByArrears(refund) ? getPathIfInBuild('arrearsPage') : undefined;
  return (
    <Card>
      <CardStatusHeader
        title={`提现 ${formatYuan(amount)}`}
        word={cashOutStateLabel(state)}
        tone={cashOutTagTone(state)}
      />
      <Timeline label="提现进度" steps={toCashOutTimelineSteps(refund, now)} />
      {isCashOutReturned(state) && (
        <NoticeBanner
          tone="owed"
          action={arrearsPath === undefined ? undefined : <LinkButton to={arrearsPath}>去补缴</LinkButton>}
        >
          {formatYuan(amount)} 已退回余额，处理好后可以再申请
        </NoticeBanner>
      )}
    </Card>
  );
}
