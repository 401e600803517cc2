import { defineIdempotentRequest } from '@/flows/requests/idempotentRequests';
import { basicApi } from '@/services/basic/basicApi';
import { basicRequestLookupCalls } from '@/services/basic/requests';
import { supportCalls } from '@/services/basic/support';

/** 追问 and 已解决 of one feedback. */
export const feedbackFollowUpRequest = defineIdempotentRequest({
  name: 'feedback.reply',
  endpoint: supportCalls.endpoints.continueFeedback,
  find: basicRequestLookupCalls.endpoints.findRequest,
  idOf: ({ feedbackId }) => feedbackId,
  stale: basicApi.util.invalidateTags(['Feedback']),
});
