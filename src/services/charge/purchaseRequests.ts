import { defineIdempotentRequest } from '@/services/base/idempotentRequests/defineIdempotentRequest';
import { getRequestLookup } from '@/services/base/idempotentRequests/getRequestLookup';

import { parkingChargeApi } from './parkingChargeApi';
import { purchaseCalls } from './purchases';

/** 取消订单 and 申请退款, for a purchase. */
export const purchaseCancelOrRefundRequest = defineIdempotentRequest({
  name: 'purchase.giveBack',
  endpoint: purchaseCalls.endpoints.giveBackPurchase,
  find: getRequestLookup(parkingChargeApi),
  idOf: ({ orderNo }) => orderNo,
  stale: parkingChargeApi.util.invalidateTags(['Purchase', 'Payment']),
});
