import { parseServerTime } from '@/domain/time';
import { getPathIfInBuild } from '@/navigation/getPathIfInBuild';
import type { ScreenHeaderProps } from '@/navigation/hooks/useScreen';
import { useServerNow } from '@/platform/clock/useServerNow';
import type { Pass } from '@/services/special/passes';
import { PASS_STATE } from '@/services/special/passes';
import { BottomActionBar } from '@/ui/bar/BottomActionBar';
import { LinkButton } from '@/ui/button/LinkButton';
import { Card } from '@/ui/card/Card';
import { CardStatusHeader } from '@/ui/card/CardStatusHeader';
import { ScreenFrame } from '@/ui/frame/ScreenFrame';
import { Amount } from '@/ui/text/Amount';
import { CheckoutBar } from '@/widgets/checkout/CheckoutBar';
import { CheckoutNotices } from '@/widgets/checkout/CheckoutNotices';
import { CheckoutPayChannelChoice, getPayBarAttempt } from '@/widgets/checkout/CheckoutPayChannelChoice';
import { PriceHoldCountdown } from '@/widgets/checkout/PriceHoldCountdown';
import { PassTimeline } from '@/widgets/pass/PassTimeline';

import { passStateLabel, passStateTone } from '../model/passText';
import { PassReviewProgressCard } from '../parts/PassReviewProgressCard';
import { PassStatusLine } from '../parts/PassStatusLine';
import { passRefundedText } from './model/createPassCancelOrRefundDialog';
import { resolvePassDetailPeriod } from './model/passPeriod';
import { PassActions } from './PassActions';
import { PassFactsCards } from './PassFactsCards';
import { usePassPayment } from './usePassPayment';

interface PassViewProps {
  readonly frame: ScreenHeaderProps<'monthlyPassDetail'>;
  readonly pass: Pass;
  readonly refetchPass: () => Promise<Pass | undefined>;
}

/** One pass: its state, its period and hours, its cars, and the payment form while one of its orders is unpaid. */
export function PassView({ frame, pass, refetchPass }: PassViewProps) {
  const nowMs = useServerNow();
  const { checkout, isDue } = usePassPayment(pass);
  const openOrder = getPayBarAttempt(checkout.bar);
  const canPay = isDue || openOrder !== null;
  const deadlineMs = isDue && openOrder === null ? parseServerTime(pass.expireTime) : null;
  const isRenewal = isDue && pass.state !== PASS_STATE.unpaid;
  const refunded = passRefundedText(pass);
  const editPath =
    pass.state === PASS_STATE.rejected ? getPathIfInBuild('monthlyPassEdit', { orderNo: pass.bagOrderNo }) : undefined;
  const bar = canPay ? (
    <CheckoutBar checkout={checkout} object="月卡" action="确认支付" />
  ) : (
    editPath !== undefined && (
      <BottomActionBar>
        <LinkButton variant="primary" to={editPath}>
          修改资料，重新提交
        </LinkButton>
      </BottomActionBar>
    )
  );
  return (
    <ScreenFrame {...frame} bar={bar || undefined}>
      <Card>
        <CardStatusHeader title={pass.ruleName} word={passStateLabel(pass)} tone={passStateTone(pass)} />
        <PassStatusLine pass={pass} nowMs={nowMs} />
        {refunded !== '' && <p>{refunded}</p>}
        {isRenewal && <p>有一笔续费待支付，支付后从原到期时间接着算</p>}
        {canPay && <Amount cents={openOrder?.orderCents ?? checkout.dueCents} size="page" />}
        {deadlineMs !== null && <PriceHoldCountdown deadlineMs={deadlineMs} onExpired={() => void refetchPass()} />}
      </Card>
      {canPay && <CheckoutNotices checkout={checkout} />}
      {canPay && <CheckoutPayChannelChoice checkout={checkout} />}
      <PassReviewProgressCard pass={pass} />
      <Card title="有效期">
        <PassTimeline productName="月卡" {...resolvePassDetailPeriod(pass, nowMs)} />
      </Card>
      <PassFactsCards pass={pass} />
      <PassActions pass={pass} refetchPass={refetchPass} />
    </ScreenFrame>
  );
}
