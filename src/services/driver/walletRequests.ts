import { defineIdempotentRequest } from '@/services/base/idempotentRequests/defineIdempotentRequest';
import { getRequestLookupEndpoint } from '@/services/base/idempotentRequests/getRequestLookupEndpoint';

import { driverApi } from './driverApi';
import { walletCalls } from './wallets';

/** 提现: requests a refund of a wallet's balance. */
export const cashOutRequest = defineIdempotentRequest({
  name: 'wallet.cashOut',
  endpoint: walletCalls.endpoints.requestBalanceRefund,
  find: getRequestLookupEndpoint(driverApi),
  idOf: ({ refundNo }) => refundNo,
  stale: driverApi.util.invalidateTags(['Balance', 'Wallet', 'BalanceRefund']),
});
