import { defineIdempotentRequest } from '@/services/base/idempotentRequests/defineIdempotentRequest';
import { getRequestLookupEndpoint } from '@/services/base/idempotentRequests/getRequestLookupEndpoint';

import { offPeakCalls } from './offPeak';
import { passOffPeakApi } from './passOffPeakApi';

const { createPackageOrder, createSlotOrder, cancelPackageOrder, cancelSlotOrder } = offPeakCalls.endpoints;

const commonOptions = {
  find: getRequestLookupEndpoint(passOffPeakApi),
  idOf: ({ orderNo }: { orderNo: string }) => orderNo,
  stale: passOffPeakApi.util.invalidateTags(['OffPeak', 'OffPeakOrder']),
};

/** 下一步 of a package or of its renewal: places the order that is paid next. */
export const offPeakPackageOrderRequest = defineIdempotentRequest({
  ...commonOptions,
  name: 'offPeakPackage.order',
  endpoint: createPackageOrder,
  leavesForm: true,
});

/** 下一步 of a slot: the order reserves the slot from then on. */
export const offPeakSlotOrderRequest = defineIdempotentRequest({
  ...commonOptions,
  name: 'offPeakSlot.order',
  endpoint: createSlotOrder,
  leavesForm: true,
});

export const offPeakPackageCancelRequest = defineIdempotentRequest({
  ...commonOptions,
  name: 'offPeakPackage.cancel',
  endpoint: cancelPackageOrder,
});
export const offPeakSlotCancelRequest = defineIdempotentRequest({
  ...commonOptions,
  name: 'offPeakSlot.cancel',
  endpoint: cancelSlotOrder,
});
