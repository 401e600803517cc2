import { BIZ_TYPE } from '@/domain/payment/bizType';
import type { OrderPayable, ParkingPayable, Payable, SealedPayable } from '@/domain/payment/payable';

import { readBillDues } from './readDue';
import type { Sold } from './Sold';

/** The row of a sealed payable: that of its kind, as far as nobody needs to know what was bought. */
export function sealedRow({ sells }: SealedPayable, row: Sold): Sold<SealedPayable> {
  const { next: _, create: _create, ...rest } = row;
  return {
    ...rest,
    open: () => {
      throw new Error('A sealed payable cannot be paid');
    },
    *readDue({ prints, known = {} }) {
      const things = prints.flatMap((print) => known[print] ?? []);
      if (things.length < prints.length) return null;
      const bills = things.filter((thing): thing is ParkingPayable => thing.kind === 'parking');
      if (bills.length > 0) return yield* readBillDues(bills);
      const [order] = things as readonly Payable[] as readonly OrderPayable[];
      return order === undefined ? null : yield* row.readDue(order);
    },
    decisionPath: (_sealed, at) => row.decisionPath(null, at),
    invoiceOf: () => ({ bizType: typeof sells === 'number' ? sells : BIZ_TYPE.parking }),
  };
}
