import { defineIdempotentRequest } from '@/flows/requests/idempotentRequests';
import { callEndpoint } from '@/services/base/baseQuery/callEndpoint';
import { offPeakCalls } from '@/services/special/offPeak';
import { passOffPeakApi } from '@/services/special/passOffPeakApi';
import { passOffPeakRequestLookupCalls } from '@/services/special/requests';
import { violationCalls } from '@/services/special/violations';

const { createPackageOrder, createSlotOrder, cancelPackageOrder, cancelSlotOrder } = offPeakCalls.endpoints;
const { submitViolationAppeal, listViolationAppeals } = violationCalls.endpoints;

const commonOptions = {
  find: passOffPeakRequestLookupCalls.endpoints.findRequest,
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

/** 提交申诉 against a violation. */
export const violationAppealRequest = defineIdempotentRequest({
  name: 'violationAppeal.submit',
  leavesForm: true,
  endpoint: submitViolationAppeal,
  find: passOffPeakRequestLookupCalls.endpoints.findRequest,
  idOf: ({ appealId }) => appealId,
  stale: passOffPeakApi.util.invalidateTags(['OffPeakOrder']),
  readList: ({ violationId }) =>
    function* (requestId) {
      const { results } = yield* callEndpoint(listViolationAppeals, { violationId });
      return results.find((appeal) => appeal.requestId === requestId)?.appealId ?? null;
    },
});
