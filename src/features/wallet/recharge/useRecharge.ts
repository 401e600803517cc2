import { useMemo } from 'react';

import { BIZ_TYPE } from '@/domain/payment/bizType';
import { soldTable } from '@/flows/payment/sold/soldTable';
import { usePurchase } from '@/flows/payment/usePurchase';
import { useGetParamConfigsQuery } from '@/services/basic/settings';
import { useCheckout } from '@/widgets/checkout/useCheckout';

import { blockedNoteOf, centsOf, offerOf } from './model/rechargeAmount';
import { type RechargeForm, useRechargeDraft } from './useRechargeDraft';

const { takesBalance } = soldTable[BIZ_TYPE.recharge];

/** What is recharged, and on which screen. */
export interface Recharged {
  readonly form: RechargeForm;
  /** Absent: the driver's one balance. */
  readonly walletId?: string | undefined;
  /** 余额, or the name of the wallet. */
  readonly name: string;
  /** Why it cannot be recharged; empty if it can. */
  readonly blocked?: string;
}

/** A recharge: the amount, the driver's choices, and what the button does. The recharges of one wallet are paid one at a time. */
export function useRecharge({ form, walletId, name, blocked = '' }: Recharged) {
  const { draft, change } = useRechargeDraft(form);
  const { currentData: settings } = useGetParamConfigsQuery();
  const offer = useMemo(() => offerOf(settings), [settings]);
  const dueCents = centsOf(draft, offer);
  const values = useMemo(
    () => ({ amount: dueCents, ...(walletId === undefined ? {} : { walletId }) }),
    [dueCents, walletId],
  );
  const payment = usePurchase(BIZ_TYPE.recharge, walletId ?? 'balance', values);
  const facts = useMemo(() => ({ plateText: '', parkName: '', title: `${name}充值` }), [name]);
  const blockedNote = blocked || blockedNoteOf(draft, offer);
  const checkout = useCheckout({ payment, dueCents, facts, takesBalance, blockedNote }, draft, change);
  return { draft, change, checkout, offer };
}
