import { defineIdempotentRequest } from '@/services/base/idempotentRequests/defineIdempotentRequest';
import { getRequestLookupEndpoint } from '@/services/base/idempotentRequests/getRequestLookupEndpoint';

import { parkingChargeApi } from './parkingChargeApi';
import { purchaseCalls } from './purchases';

/** 取消订单 and 申请退款, for a purchase. */
export const purchaseCancelOrRefundRequest = defineIdempotentRequest({
  name: 'purchase.giveBack',
  endpoint: purchaseCalls.endpoints.giveBackPurchase,
  find: getRequestLookupEndpoint(parkingChargeApi),
  idOf: ({ orderNo }) => orderNo,
  stale: parkingChargeApi.util.invalidateTags(['Purchase', 'Payment']),
});
