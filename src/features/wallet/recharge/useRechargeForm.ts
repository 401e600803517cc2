import { useMemo } from 'react';

import { BIZ_TYPE } from '@/domain/payment/bizType';
import { checkoutProductRegistry } from '@/flows/payment/products/checkoutProductRegistry';
import { usePurchaseControls } from '@/flows/payment/usePurchaseControls';
import { useGetParamConfigsQuery } from '@/services/basic/settings';
import { useCheckout } from '@/widgets/checkout/useCheckout';

import { getRechargeCents, missingRechargeAmountText, toRechargeAmountOptions } from './model/rechargeAmount';
import { type RechargeFormName, useRechargeDraft } from './useRechargeDraft';

const { takesBalance } = checkoutProductRegistry[BIZ_TYPE.recharge];

/** The balance or wallet to recharge, and the form's name. */
export interface RechargeFormOptions {
  readonly form: RechargeFormName;
  /** Absent: the driver's one balance. */
  readonly walletId?: string | undefined;
  /** 余额, or the name of the wallet. */
  readonly name: string;
  /** Why it cannot be recharged; empty if it can. */
  readonly blockedText?: string;
}

/** The state of a recharge: the draft, the offer and the checkout. Recharges of one wallet are paid one at a time. */
export function useRechargeForm({ form, walletId, name, blockedText = '' }: RechargeFormOptions) {
  const { draft, change } = useRechargeDraft(form);
  const { currentData: settings } = useGetParamConfigsQuery();
  const offer = useMemo(() => toRechargeAmountOptions(settings), [settings]);
  const dueCents = getRechargeCents(draft, offer);
  const values = useMemo(
    () => ({ amount: dueCents, ...(walletId === undefined ? {} : { walletId }) }),
    [dueCents, walletId],
  );
  const payment = usePurchaseControls(BIZ_TYPE.recharge, walletId ?? 'balance', values);
  const facts = useMemo(() => ({ plateText: '', parkName: '', title: `${name}充值` }), [name]);
  const blockedNote = blockedText || missingRechargeAmountText(draft, offer);
  const checkout = useCheckout({ payment, dueCents, facts, takesBalance, blockedNote }, draft, change);
  return { draft, change, checkout, offer };
}
