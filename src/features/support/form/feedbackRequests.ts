import { requestKind } from '@/flows/requests/requestKinds';
import { basicApi } from '@/services/basic/basicApi';
import { requestCalls } from '@/services/basic/requests';
import { supportCalls } from '@/services/basic/support';
import { callEndpoint } from '@/services/transport/query/callEndpoint';

const { sendFeedback, findFeedbacks } = supportCalls.endpoints;

/** 提交反馈, about what the form is about. */
export const feedbackSubmission = requestKind({
  name: 'feedback.submit',
  leadsOn: true,
  endpoint: sendFeedback,
  find: requestCalls.endpoints.findRequest,
  idOf: ({ feedbackId }) => feedbackId,
  stale: basicApi.util.invalidateTags(['Feedback']),
  readList: () =>
    function* (requestId) {
      const { results } = yield* callEndpoint(findFeedbacks, undefined);
      return results.find((one) => one.requestId === requestId)?.feedbackId ?? null;
    },
});
