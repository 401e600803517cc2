import { defineIdempotentRequest } from '@/services/base/idempotentRequests/defineIdempotentRequest';

import { parkingChargeApi } from './parkingChargeApi';
import { purchaseCalls } from './purchases';
import { parkingChargeRequestLookupCalls } from './requests';

/** 取消订单 and 申请退款, for a purchase. */
export const purchaseCancelOrRefundRequest = defineIdempotentRequest({
  name: 'purchase.giveBack',
  endpoint: purchaseCalls.endpoints.giveBackPurchase,
  find: parkingChargeRequestLookupCalls.endpoints.findRequest,
  idOf: ({ orderNo }) => orderNo,
  stale: parkingChargeApi.util.invalidateTags(['Purchase', 'Payment']),
});
