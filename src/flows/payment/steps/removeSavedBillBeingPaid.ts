import { call, type SagaGenerator } from 'typed-redux-saga';

import type { PaymentAttempt } from '@/domain/payment/attempt';
import { billKeysOf } from '@/domain/payment/payable';
import { removeSavedBill, savedBillKey } from '@/flows/session/savedBillKey';
import { isPlainObject } from '@/lib/isPlainObject';
import { parseJson } from '@/lib/parseJson';
import { getPorts } from '@/platform/ports/getPorts';

/** Removes the saved bill when its payment is opened, because its state cannot be checked offline any more. */
export function* removeSavedBillBeingPaid({ payable }: PaymentAttempt): SagaGenerator<void> {
  const ports = yield* getPorts();
  const saved = parseJson((yield* call(ports.local.get, savedBillKey(ports))) ?? '');
  if (isPlainObject(saved) && billKeysOf(payable).some((bill) => bill === saved['billKey'])) yield* removeSavedBill();
}
