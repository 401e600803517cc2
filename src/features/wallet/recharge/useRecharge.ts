import { useMemo } from 'react';

import { BIZ_TYPE } from '@/domain/payment/bizType';
import { soldTable } from '@/flows/payment/sold/soldTable';
import { usePurchase } from '@/flows/payment/usePurchase';
import { useCheckout } from '@/widgets/checkout/useCheckout';

import { blockedNoteOf, centsOf } from './model/rechargeAmount';
import { useRechargeDraft } from './useRechargeDraft';

/** Recharges of the driver's own balance are paid one at a time. */
const LANE = 'balance';
const FACTS = { plateText: '', parkName: '', title: '余额充值' };
const { takesBalance } = soldTable[BIZ_TYPE.recharge];

/** A recharge of the balance: the amount, the driver's choices, and what the button does. */
export function useRecharge() {
  const { draft, change } = useRechargeDraft();
  const dueCents = centsOf(draft);
  const values = useMemo(() => ({ amount: dueCents }), [dueCents]);
  const payment = usePurchase(BIZ_TYPE.recharge, LANE, values);
  const blockedNote = blockedNoteOf(draft);
  const checkout = useCheckout({ payment, dueCents, facts: FACTS, takesBalance, blockedNote }, draft, change);
  return { draft, change, checkout };
}
