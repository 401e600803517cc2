import { BIZ_TYPE } from '@/domain/payment/bizType';
import { usePayment } from '@/flows/payment/usePayment';
import type { Pass } from '@/services/special/passes';
import { isCheckoutDraft, NO_CHOICE } from '@/widgets/checkout/model/checkoutDraft';
import { useCheckout } from '@/widgets/checkout/useCheckout';
import { useCheckoutDraft } from '@/widgets/checkout/useCheckoutDraft';

import { platesText } from '../model/passWords';
import { unpaidIn } from './model/passTime';

/** The payment of the order of a pass that is unpaid: the pass itself, or a renewal. `isDue`: there is one. */
export function usePassPayment(pass: Pass) {
  const { unpaidOrderNo, ruleName, parkName, plates, expireTime } = pass;
  const isDue = unpaidOrderNo !== '';
  const orderNo = isDue ? unpaidOrderNo : pass.bagOrderNo;
  const { draft, change } = useCheckoutDraft(`monthlyPassDetail:${orderNo}`, NO_CHOICE, isCheckoutDraft);
  const payment = usePayment({ kind: 'order', bizType: BIZ_TYPE.pass, orderNo });
  const checkout = useCheckout(
    {
      payment,
      need: isDue ? 'due' : 'nothing',
      dueCents: unpaidIn(pass)?.payFee ?? (isDue ? pass.payFee : 0),
      facts: {
        title: ruleName,
        plateText: platesText(plates),
        parkName,
        ...(expireTime === '' ? {} : { holdTime: expireTime }),
      },
    },
    draft,
    change,
  );
  return { checkout, isDue };
}
