import { defineIdempotentRequest } from '@/flows/requests/idempotentRequests';
import { callEndpoint } from '@/services/base/baseQuery/callEndpoint';
import { basicApi } from '@/services/basic/basicApi';
import { basicRequestLookupCalls } from '@/services/basic/requests';
import { supportCalls } from '@/services/basic/support';

const { sendFeedback, findFeedbacks } = supportCalls.endpoints;

/** 提交反馈 about the subject of the form. */
export const feedbackRequest = defineIdempotentRequest({
  name: 'feedback.submit',
  leavesForm: true,
  endpoint: sendFeedback,
  find: basicRequestLookupCalls.endpoints.findRequest,
  idOf: ({ feedbackId }) => feedbackId,
  stale: basicApi.util.invalidateTags(['Feedback']),
  readList: () =>
    function* (requestId) {
      const { results } = yield* callEndpoint(findFeedbacks, undefined);
      return results.find((feedback) => feedback.requestId === requestId)?.feedbackId ?? null;
    },
});
