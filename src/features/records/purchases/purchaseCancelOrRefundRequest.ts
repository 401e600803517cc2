import { defineIdempotentRequest } from '@/flows/requests/idempotentRequests';
import { parkingChargeApi } from '@/services/charge/parkingChargeApi';
import { purchaseCalls } from '@/services/charge/purchases';
import { parkingChargeRequestLookupCalls } from '@/services/charge/requests';

/** 取消订单 and 申请退款, for a purchase. */
export const purchaseCancelOrRefundRequest = defineIdempotentRequest({
  name: 'purchase.giveBack',
  endpoint: purchaseCalls.endpoints.giveBackPurchase,
  find: parkingChargeRequestLookupCalls.endpoints.findRequest,
  idOf: ({ orderNo }) => orderNo,
  stale: parkingChargeApi.util.invalidateTags(['Purchase', 'Payment']),
});
