import { call, type SagaGenerator } from 'typed-redux-saga';

import { getPorts } from '@/platform/ports/getPorts';
import type { Ports } from '@/platform/ports/ports';

/**
 * Key in local storage: the saved bill of the signed-in driver (flows/offline). It has its own file, because the first
 * load removes the bill with the session.
 */
export const getOfflineBillCopyKey = ({ config }: Pick<Ports, 'config'>): string => `keptBill.v1:${config.basePath}`;

/** Removes the saved bill from this device. */
export function* removeOfflineBillCopy(): SagaGenerator<void> {
  const ports = yield* getPorts();
  yield* call(ports.local.remove, getOfflineBillCopyKey(ports));
}
