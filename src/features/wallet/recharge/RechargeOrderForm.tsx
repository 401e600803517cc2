import { BIZ_TYPE } from '@/domain/payment/bizType';
import { parseServerTime } from '@/domain/time';
import { useBalancePage } from '@/flows/entry/useBalancePage';
import { soldTable } from '@/flows/payment/sold/soldTable';
import { usePayment } from '@/flows/payment/usePayment';
import { pathTo } from '@/navigation/paths';
import type { Purchase } from '@/services/charge/purchases';
import { LinkButton } from '@/ui/button/LinkButton';
import { Card } from '@/ui/card/Card';
import { Notice } from '@/ui/card/Notice';
import { ScreenFrame, type ScreenFrameProps } from '@/ui/frame/ScreenFrame';
import { Amount } from '@/ui/text/Amount';
import { CheckoutBar } from '@/widgets/checkout/CheckoutBar';
import { CheckoutChoices, orderIn } from '@/widgets/checkout/CheckoutChoices';
import { CheckoutNotices } from '@/widgets/checkout/CheckoutNotices';
import { isCheckoutDraft, NO_CHOICE } from '@/widgets/checkout/model/checkoutDraft';
import { PayWithin } from '@/widgets/checkout/PayWithin';
import { useCheckout } from '@/widgets/checkout/useCheckout';
import { useCheckoutDraft } from '@/widgets/checkout/useCheckoutDraft';

const { takesBalance } = soldTable[BIZ_TYPE.recharge];

interface RechargeOrderFormProps {
  readonly frame: Omit<ScreenFrameProps, 'children'>;
  readonly order: Purchase;
  readonly readAgain: () => void;
}

/** One recharge: its amount, until when it can be paid, and the channels; or that it is over. */
export function RechargeOrderForm({ frame, order, readAgain }: RechargeOrderFormProps) {
  const { orderNo, totalFee, paidFee, expireTime, canPay, title, orderStateText } = order;
  const page = useBalancePage();
  const { draft, change } = useCheckoutDraft(`accountBalance:${orderNo}`, NO_CHOICE, isCheckoutDraft);
  const payment = usePayment({ kind: 'order', bizType: BIZ_TYPE.recharge, orderNo });
  const isDue = canPay === 1;
  const dueCents = totalFee - paidFee;
  const need = !isDue ? 'nothing' : Number.isSafeInteger(dueCents) ? 'due' : 'unknown';
  const facts = { title: title || '余额充值', plateText: '', parkName: '' };
  const checkout = useCheckout({ payment, need, dueCents, facts, takesBalance }, draft, change);
  const open = orderIn(checkout.bar);
  const isOpen = isDue || open !== null;
  const deadlineMs = isDue && open === null ? parseServerTime(expireTime) : null;
  const bar = isOpen ? <CheckoutBar checkout={checkout} object="余额充值" action="充值" /> : undefined;
  return (
    <ScreenFrame {...frame} {...(bar === undefined ? {} : { bar })}>
      <Card title="充值金额">
        <Amount cents={open?.orderCents ?? totalFee} size="page" />
        {deadlineMs !== null && <PayWithin deadlineMs={deadlineMs} onOver={readAgain} />}
      </Card>
      {isOpen ? (
        <>
          <CheckoutNotices checkout={checkout} pending="这笔充值的结果正在确认，请勿重复充值" />
          <CheckoutChoices checkout={checkout} />
        </>
      ) : (
        <>
          <Notice tone="soon">这笔充值{orderStateText === '' ? '不能再支付' : orderStateText}</Notice>
          <LinkButton to={pathTo(page)}>重新充值</LinkButton>
        </>
      )}
    </ScreenFrame>
  );
}
