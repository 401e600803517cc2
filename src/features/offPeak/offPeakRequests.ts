import { requestKind } from '@/flows/requests/requestKinds';
import { offPeakCalls } from '@/services/special/offPeak';
import { requestCalls } from '@/services/special/requests';
import { specialApi } from '@/services/special/specialApi';
import { violationCalls } from '@/services/special/violations';
import { callEndpoint } from '@/services/transport/query/callEndpoint';

const { createPackageOrder, createSlotOrder, cancelPackageOrder, cancelSlotOrder } = offPeakCalls.endpoints;
const { submitViolationAppeal, listViolationAppeals } = violationCalls.endpoints;

const common = {
  find: requestCalls.endpoints.findRequest,
  idOf: ({ orderNo }: { orderNo: string }) => orderNo,
  stale: specialApi.util.invalidateTags(['OffPeak', 'OffPeakOrder']),
};

/** 下一步 of a package, and of its renewal: makes the order that is paid next. */
export const packageOrdering = requestKind({
  ...common,
  name: 'offPeakPackage.order',
  endpoint: createPackageOrder,
  leadsOn: true,
});

/** 下一步 of a slot: from now on it is held. */
export const slotOrdering = requestKind({
  ...common,
  name: 'offPeakSlot.order',
  endpoint: createSlotOrder,
  leadsOn: true,
});

export const packageCancelling = requestKind({
  ...common,
  name: 'offPeakPackage.cancel',
  endpoint: cancelPackageOrder,
});
export const slotCancelling = requestKind({ ...common, name: 'offPeakSlot.cancel', endpoint: cancelSlotOrder });

/** 提交申诉, about a violation. */
export const violationAppealSubmission = requestKind({
  name: 'violationAppeal.submit',
  leadsOn: true,
  endpoint: submitViolationAppeal,
  find: requestCalls.endpoints.findRequest,
  idOf: ({ appealId }) => appealId,
  stale: specialApi.util.invalidateTags(['OffPeakOrder']),
  readList: ({ violationId }) =>
    function* (requestId) {
      const { results } = yield* callEndpoint(listViolationAppeals, { violationId });
      return results.find((appeal) => appeal.requestId === requestId)?.appealId ?? null;
    },
});
