import { BIZ_TYPE } from '@/domain/payment/bizType';
import { parseServerTime } from '@/domain/time';
import { useBalancePageName } from '@/flows/entry/useBalancePageName';
import { checkoutProductRegistry } from '@/flows/payment/products/checkoutProductRegistry';
import { usePaymentControls } from '@/flows/payment/usePaymentControls';
import { pathTo } from '@/navigation/paths';
import type { Purchase } from '@/services/charge/purchases';
import { LinkButton } from '@/ui/button/LinkButton';
import { Card } from '@/ui/card/Card';
import { NoticeBanner } from '@/ui/card/NoticeBanner';
import { ScreenFrame, type ScreenFrameProps } from '@/ui/frame/ScreenFrame';
import { Amount } from '@/ui/text/Amount';
import { CheckoutBar } from '@/widgets/checkout/CheckoutBar';
import { CheckoutNotices } from '@/widgets/checkout/CheckoutNotices';
import { CheckoutPayChannelChoice, getPayBarAttempt } from '@/widgets/checkout/CheckoutPayChannelChoice';
import { EMPTY_CHECKOUT_DRAFT, isCheckoutDraft } from '@/widgets/checkout/model/checkoutDraft';
import { PriceHoldCountdown } from '@/widgets/checkout/PriceHoldCountdown';
import { useCheckout } from '@/widgets/checkout/useCheckout';
import { useCheckoutDraft } from '@/widgets/checkout/useCheckoutDraft';

const { takesBalance } = checkoutProductRegistry[BIZ_TYPE.recharge];

interface RechargeOrderFormProps {
  readonly frame: Omit<ScreenFrameProps, 'children'>;
  readonly order: Purchase;
  readonly refetchOrder: () => void;
}

/** One recharge order: its amount, payment deadline and payment methods; or a note that it can no longer be paid. */
export function RechargeOrderForm({ frame, order, refetchOrder }: RechargeOrderFormProps) {
  const { orderNo, totalFee, paidFee, expireTime, canPay, title, orderStateText } = order;
  const page = useBalancePageName();
  const { draft, change } = useCheckoutDraft(`accountBalance:${orderNo}`, EMPTY_CHECKOUT_DRAFT, isCheckoutDraft);
  const payment = usePaymentControls({ kind: 'order', bizType: BIZ_TYPE.recharge, orderNo });
  const isDue = canPay === 1;
  const dueCents = totalFee - paidFee;
  const need = !isDue ? 'nothing' : Number.isSafeInteger(dueCents) ? 'due' : 'unknown';
  const facts = { title: title || '余额充值', plateText: '', parkName: '' };
  const checkout = useCheckout({ payment, need, dueCents, facts, takesBalance }, draft, change);
  const openOrder = getPayBarAttempt(checkout.bar);
  const isPayable = isDue || openOrder !== null;
  const deadlineMs = isDue && openOrder === null ? parseServerTime(expireTime) : null;
  const bar = isPayable ? <CheckoutBar checkout={checkout} object="余额充值" action="充值" /> : undefined;
  return (
    <ScreenFrame {...frame} bar={bar}>
      <Card title="充值金额">
        <Amount cents={openOrder?.orderCents ?? totalFee} size="page" />
        {deadlineMs !== null && <PriceHoldCountdown deadlineMs={deadlineMs} onExpired={refetchOrder} />}
      </Card>
      {isPayable ? (
        <>
          <CheckoutNotices checkout={checkout} pendingText="这笔充值的结果正在确认，请勿重复充值" />
          <CheckoutPayChannelChoice checkout={checkout} />
        </>
      ) : (
        <>
          <NoticeBanner tone="soon">这笔充值{orderStateText === '' ? '不能再支付' : orderStateText}</NoticeBanner>
          <LinkButton to={pathTo(page)}>重新充值</LinkButton>
        </>
      )}
    </ScreenFrame>
  );
}
