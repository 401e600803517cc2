import { defineIdempotentRequest } from '@/services/base/idempotentRequests/defineIdempotentRequest';

import { driverApi } from './driverApi';
import { driverRequestLookupCalls } from './requests';
import { walletCalls } from './wallets';

/** 提现: requests a refund of a wallet's balance. */
export const cashOutRequest = defineIdempotentRequest({
  name: 'wallet.cashOut',
  endpoint: walletCalls.endpoints.requestBalanceRefund,
  find: driverRequestLookupCalls.endpoints.findRequest,
  idOf: ({ refundNo }) => refundNo,
  stale: driverApi.util.invalidateTags(['Balance', 'Wallet', 'BalanceRefund']),
});
