import { callEndpoint } from '@/services/base/baseQuery/callEndpoint';
import { defineIdempotentRequest } from '@/services/base/idempotentRequests/defineIdempotentRequest';
import { getRequestLookupEndpoint } from '@/services/base/idempotentRequests/getRequestLookupEndpoint';

import { passOffPeakApi } from './passOffPeakApi';
import { offPeakViolationCalls } from './violations';

const { submitViolationAppeal, listViolationAppeals } = offPeakViolationCalls.endpoints;

/** 提交申诉 against a violation. */
export const offPeakViolationAppealRequest = defineIdempotentRequest({
  name: 'violationAppeal.submit',
  leavesForm: true,
  endpoint: submitViolationAppeal,
  find: getRequestLookupEndpoint(passOffPeakApi),
  idOf: ({ appealId }) => appealId,
  stale: passOffPeakApi.util.invalidateTags(['OffPeakOrder']),
  readList: ({ violationId }) =>
    function* (requestId) {
      const { results } = yield* callEndpoint(listViolationAppeals, { violationId });
      return results.find((appeal) => appeal.requestId === requestId)?.appealId ?? null;
    },
});
