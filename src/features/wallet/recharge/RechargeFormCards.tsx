import type { ReactNode } from 'react';

import { Card } from '@/ui/card/Card';
import { OnScreenKeyboard } from '@/ui/keyboard/OnScreenKeyboard';
import { Amount } from '@/ui/text/Amount';
import { CheckoutNotices } from '@/widgets/checkout/CheckoutNotices';
import {
  CheckoutPayChannelChoice,
  getPayBarAttempt,
  isCheckoutChoiceLocked,
} from '@/widgets/checkout/CheckoutPayChannelChoice';

import { MAX_RECHARGE_AMOUNT_CHARS } from './model/rechargeAmount';
import { RechargeAmountCard } from './RechargeAmountCard';
import type { useRechargeForm } from './useRechargeForm';

interface RechargeAmountKeyboardProps {
  readonly typed: string;
  readonly isOpen: boolean;
  readonly onType: (typed: string) => void;
  readonly onClose: () => void;
}

const MAX_LENGTHS = [MAX_RECHARGE_AMOUNT_CHARS];

interface RechargeCardsProps extends ReturnType<typeof useRechargeForm> {
  /** Content below the cards, above the keyboard. */
  readonly children?: ReactNode;
}

/** The amount and the payment method; for an order that can still be paid, its fixed amount. */
export function RechargeFormCards({ draft, change, checkout, offer, children }: RechargeCardsProps) {
  const { bar, dueCents } = checkout;
  const order = getPayBarAttempt(bar);
  // While the cashier opens for the chosen amount, the form stays as it is, to avoid a jump in the layout.
  const isAmountUnchanged = order === null || (bar.is === 'waiting' && order.orderCents === dueCents);
  return (
    <>
      <CheckoutNotices checkout={checkout} pendingText="上一笔充值的结果正在确认，请勿重复充值" />
      {isAmountUnchanged ? (
        <RechargeAmountCard offer={offer} choice={draft} onChange={change} isFixed={isCheckoutChoiceLocked(bar)} />
      ) : (
        <Card title="充值金额">
          <Amount cents={order.orderCents} size="card" />
        </Card>
      )}
      <CheckoutPayChannelChoice checkout={checkout} />
      {children}
      <RechargeAmountKeyboard
        typed={draft.typed}
        isOpen={draft.isTyping}
        onType={(typed) => change({ typed, packageCents: null })}
        onClose={() => change({ isTyping: false })}
      />
    </>
  );
}

/** The number keyboard for the amount. A screen renders it after everything else. */
function RechargeAmountKeyboard({ typed, isOpen, onType, onClose }: RechargeAmountKeyboardProps) {
  return (
    <OnScreenKeyboard
      layout="number"
      typing={{ values: [typed], active: isOpen ? 0 : null, board: null }}
      maxLengths={MAX_LENGTHS}
      onChange={({ values: [text = ''], active }) => {
        if (active === null) onClose();
        else if (text !== typed) onType(text);
      }}
    />
  );
}
