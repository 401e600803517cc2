import { callEndpoint } from '@/services/base/baseQuery/callEndpoint';
import { defineIdempotentRequest } from '@/services/base/idempotentRequests/defineIdempotentRequest';
import { getRequestLookupEndpoint } from '@/services/base/idempotentRequests/getRequestLookupEndpoint';

import { basicApi } from './basicApi';
import { faqAndFeedbackCalls } from './support';

const { continueFeedback, findFeedbacks, sendFeedback } = faqAndFeedbackCalls.endpoints;

/** 提交反馈 about the subject of the form. */
export const feedbackSubmitRequest = defineIdempotentRequest({
  name: 'feedback.submit',
  leavesForm: true,
  endpoint: sendFeedback,
  find: getRequestLookupEndpoint(basicApi),
  idOf: ({ feedbackId }) => feedbackId,
  stale: basicApi.util.invalidateTags(['Feedback']),
  readList: () =>
    function* (requestId) {
      const { results } = yield* callEndpoint(findFeedbacks, undefined);
      return results.find((feedback) => feedback.requestId === requestId)?.feedbackId ?? null;
    },
});

/** 追问 and 已解决 of one feedback. */
export const feedbackFollowUpRequest = defineIdempotentRequest({
  name: 'feedback.reply',
  endpoint: continueFeedback,
  find: getRequestLookupEndpoint(basicApi),
  idOf: ({ feedbackId }) => feedbackId,
  stale: basicApi.util.invalidateTags(['Feedback']),
});
