import type { ReactNode } from 'react';

import { Card } from '@/ui/card/Card';
import { Amount } from '@/ui/text/Amount';
import { CheckoutChoices, isFixedIn, orderIn } from '@/widgets/checkout/CheckoutChoices';
import { CheckoutNotices } from '@/widgets/checkout/CheckoutNotices';

import { AmountCard } from './AmountCard';
import { AmountKeyboard } from './AmountKeyboard';
import type { useRecharge } from './useRecharge';

interface RechargeCardsProps extends ReturnType<typeof useRecharge> {
  /** What stands below. The keyboard comes last. */
  readonly children?: ReactNode;
}

/** The amount and the channel; or, of an order that may still be paid, what it was opened with. */
export function RechargeCards({ draft, change, checkout, offer, children }: RechargeCardsProps) {
  const { bar, dueCents } = checkout;
  const order = orderIn(bar);
  // While the order is opened and the cashier has it, the choices stay where they are.
  const staysSame = order === null || (bar.is === 'waiting' && order.orderCents === dueCents);
  return (
    <>
      <CheckoutNotices checkout={checkout} pending="上一笔充值的结果正在确认，请勿重复充值" />
      {staysSame ? (
        <AmountCard offer={offer} choice={draft} onChange={change} isFixed={isFixedIn(bar)} />
      ) : (
        <Card title="充值金额">
          <Amount cents={order.orderCents} size="card" />
        </Card>
      )}
      <CheckoutChoices checkout={checkout} />
      {children}
      <AmountKeyboard
        typed={draft.typed}
        isOpen={draft.isTyping}
        onType={(typed) => change({ typed, packageCents: null })}
        onClose={() => change({ isTyping: false })}
      />
    </>
  );
}
