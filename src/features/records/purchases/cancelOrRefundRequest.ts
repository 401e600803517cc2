import { defineIdempotentRequest } from '@/flows/requests/idempotentRequests';
import { chargeApi } from '@/services/charge/chargeApi';
import { purchaseCalls } from '@/services/charge/purchases';
import { chargeRequestCalls } from '@/services/charge/requests';

/** 取消订单 and 申请退款, for a purchase. */
export const cancelOrRefundRequest = defineIdempotentRequest({
  name: 'purchase.giveBack',
  endpoint: purchaseCalls.endpoints.giveBackPurchase,
  find: chargeRequestCalls.endpoints.findRequest,
  idOf: ({ orderNo }) => orderNo,
  stale: chargeApi.util.invalidateTags(['Purchase', 'Payment']),
});
