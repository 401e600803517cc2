import { defineIdempotentRequest } from '@/flows/requests/idempotentRequests';
import { basicApi } from '@/services/basic/basicApi';
import { basicRequestCalls } from '@/services/basic/requests';
import { supportCalls } from '@/services/basic/support';

/** 追问 and 已解决 of one feedback. */
export const feedbackReplyRequest = defineIdempotentRequest({
  name: 'feedback.reply',
  endpoint: supportCalls.endpoints.continueFeedback,
  find: basicRequestCalls.endpoints.findRequest,
  idOf: ({ feedbackId }) => feedbackId,
  stale: basicApi.util.invalidateTags(['Feedback']),
});
