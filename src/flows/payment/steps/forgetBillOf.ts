import { call, type SagaGenerator } from 'typed-redux-saga';

import type { PaymentAttempt } from '@/domain/payment/attempt';
import { billsOf } from '@/domain/payment/payable';
import { forgetKeptBill, keptBillKey } from '@/flows/session/keptBill';
import { isPlainObject } from '@/lib/isPlainObject';
import { parseJson } from '@/lib/parseJson';
import { getPorts } from '@/services/transport/ports/getPorts';

/** A bill whose payment is opened is not kept any more: offline, nobody could tell whether it is still due. */
export function* forgetBillOf({ payable }: PaymentAttempt): SagaGenerator<void> {
  const ports = yield* getPorts();
  const kept = parseJson((yield* call(ports.local.get, keptBillKey(ports))) ?? '');
  if (isPlainObject(kept) && billsOf(payable).some((bill) => bill === kept['billKey'])) yield* forgetKeptBill();
}
