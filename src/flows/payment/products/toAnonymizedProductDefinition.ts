import { BIZ_TYPE } from '@/domain/payment/bizType';
import type { AnonymizedPayable, OrderPayable, ParkingPayable, Payable } from '@/domain/payment/payable';

import type { CheckoutProductDefinition } from './CheckoutProductDefinition';
import { fetchParkingBillDues } from './fetchDues';

/**
 * The product definition of an anonymized payable: that of its kind, without everything that depends on what was
 * bought.
 */
export function toAnonymizedProductDefinition(
  { sells }: AnonymizedPayable,
  definition: CheckoutProductDefinition,
): CheckoutProductDefinition<AnonymizedPayable> {
  const { nextLinks: _, create: _create, ...rest } = definition;
  return {
    ...rest,
    openOrder: () => {
      throw new Error('A sealed payable cannot be paid');
    },
    *fetchDues({ prints, known = {} }) {
      const payables = prints.flatMap((print) => known[print] ?? []);
      if (payables.length < prints.length) return null;
      const bills = payables.filter((payable): payable is ParkingPayable => payable.kind === 'parking');
      if (bills.length > 0) return yield* fetchParkingBillDues(bills);
      const [order] = payables as readonly Payable[] as readonly OrderPayable[];
      return order === undefined ? null : yield* definition.fetchDues(order);
    },
    decisionPath: (_sealed, at) => definition.decisionPath(null, at),
    invoiceQuery: () => ({ bizType: typeof sells === 'number' ? sells : BIZ_TYPE.parking }),
  };
}
