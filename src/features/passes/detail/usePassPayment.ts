import { BIZ_TYPE } from '@/domain/payment/bizType';
import { usePaymentControls } from '@/flows/payment/usePaymentControls';
import type { Pass } from '@/services/special/passes';
import { EMPTY_CHECKOUT_DRAFT, isCheckoutDraft } from '@/widgets/checkout/model/checkoutDraft';
import { useCheckout } from '@/widgets/checkout/useCheckout';
import { useCheckoutDraft } from '@/widgets/checkout/useCheckoutDraft';

import { passPlatesText } from '../model/passText';
import { findUnpaidPassPurchase } from './model/passPeriod';

/** The payment of a pass's unpaid order: the pass itself, or a renewal. `isDue`: there is one. */
export function usePassPayment(pass: Pass) {
  const { unpaidOrderNo, ruleName, parkName, plates, expireTime } = pass;
  const isDue = unpaidOrderNo !== '';
  const orderNo = isDue ? unpaidOrderNo : pass.bagOrderNo;
  const { draft, change } = useCheckoutDraft(`monthlyPassDetail:${orderNo}`, EMPTY_CHECKOUT_DRAFT, isCheckoutDraft);
  const payment = usePaymentControls({ kind: 'order', bizType: BIZ_TYPE.pass, orderNo });
  const checkout = useCheckout(
    {
      payment,
      need: isDue ? 'due' : 'nothing',
      dueCents: findUnpaidPassPurchase(pass)?.payFee ?? (isDue ? pass.payFee : 0),
      facts: {
        title: ruleName,
        plateText: passPlatesText(plates),
        parkName,
        ...(expireTime === '' ? {} : { holdTime: expireTime }),
      },
    },
    draft,
    change,
  );
  return { checkout, isDue };
}
