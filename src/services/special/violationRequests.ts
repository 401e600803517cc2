import { callEndpoint } from '@/services/base/baseQuery/callEndpoint';
import { defineIdempotentRequest } from '@/services/base/idempotentRequests/defineIdempotentRequest';
import { getRequestLookup } from '@/services/base/idempotentRequests/getRequestLookup';

import { passOffPeakApi } from './passOffPeakApi';
import { violationCalls } from './violations';

const { submitViolationAppeal, listViolationAppeals } = violationCalls.endpoints;

/** 提交申诉 against a violation. */
export const violationAppealRequest = defineIdempotentRequest({
  name: 'violationAppeal.submit',
  leavesForm: true,
  endpoint: submitViolationAppeal,
  find: getRequestLookup(passOffPeakApi),
  idOf: ({ appealId }) => appealId,
  stale: passOffPeakApi.util.invalidateTags(['OffPeakOrder']),
  readList: ({ violationId }) =>
    function* (requestId) {
      const { results } = yield* callEndpoint(listViolationAppeals, { violationId });
      return results.find((appeal) => appeal.requestId === requestId)?.appealId ?? null;
    },
});
