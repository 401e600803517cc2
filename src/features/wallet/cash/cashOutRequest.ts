import { defineIdempotentRequest } from '@/flows/requests/idempotentRequests';
import { driverApi } from '@/services/driver/driverApi';
import { driverRequestLookupCalls } from '@/services/driver/requests';
import { walletCalls } from '@/services/driver/wallets';

/** 提现: requests a refund of a wallet's balance. */
export const cashOutRequest = defineIdempotentRequest({
  name: 'wallet.cashOut',
  endpoint: walletCalls.endpoints.requestBalanceRefund,
  find: driverRequestLookupCalls.endpoints.findRequest,
  idOf: ({ refundNo }) => refundNo,
  stale: driverApi.util.invalidateTags(['Balance', 'Wallet', 'BalanceRefund']),
});
