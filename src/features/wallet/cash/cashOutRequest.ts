import { requestKind } from '@/flows/requests/requestKinds';
import { driverApi } from '@/services/driver/driverApi';
import { requestCalls } from '@/services/driver/requests';
import { walletCalls } from '@/services/driver/wallets';

/** 提现, about a wallet. */
export const cashOutRequest = requestKind({
  name: 'wallet.cashOut',
  endpoint: walletCalls.endpoints.requestBalanceRefund,
  find: requestCalls.endpoints.findRequest,
  idOf: ({ refundNo }) => refundNo,
  stale: driverApi.util.invalidateTags(['Balance', 'Wallet', 'BalanceRefund']),
});
