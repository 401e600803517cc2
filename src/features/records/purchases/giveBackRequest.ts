import { requestKind } from '@/flows/requests/requestKinds';
import { chargeApi } from '@/services/charge/chargeApi';
import { purchaseCalls } from '@/services/charge/purchases';
import { requestCalls } from '@/services/charge/requests';

/** 取消订单 and 申请退款, about a purchase. */
export const giveBackRequest = requestKind({
  name: 'purchase.giveBack',
  endpoint: purchaseCalls.endpoints.giveBackPurchase,
  find: requestCalls.endpoints.findRequest,
  idOf: ({ orderNo }) => orderNo,
  stale: chargeApi.util.invalidateTags(['Purchase', 'Payment']),
});
