import { getRequestLookupEndpoint } from '@/services/base/idempotentRequests/getRequestLookupEndpoint';
import type { IdempotentRequestIntent } from '@/services/base/idempotentRequests/idempotentRequestIntent';
import { driverApi } from '@/services/driver/driverApi';
import { walletCalls, type WalletRecharge } from '@/services/driver/wallets';

import { invalidatePaid } from './invalidatePaid';

/** Creates the request for an order of `amount` cents; without `walletId` it goes to the default wallet. */
export const toRechargeOrderRequestIntent = ({
  amount,
  walletId,
}: {
  amount: number;
  walletId?: string;
}): IdempotentRequestIntent<typeof walletCalls.endpoints.openRecharge> => ({
  key: `recharge:${walletId ?? ''}`,
  endpoint: walletCalls.endpoints.openRecharge,
  args: { amount, ...(walletId === undefined ? {} : { walletId }) },
  find: getRequestLookupEndpoint(driverApi),
  idOf: ({ orderNo }: WalletRecharge) => orderNo,
  // An unpaid order takes no money and holds nothing.
  mayRepeat: true,
  stale: invalidatePaid(),
});
