import { requestKind } from '@/flows/requests/requestKinds';
import { basicApi } from '@/services/basic/basicApi';
import { requestCalls } from '@/services/basic/requests';
import { supportCalls } from '@/services/basic/support';

/** 追问 and 已解决, about one feedback. */
export const feedbackReply = requestKind({
  name: 'feedback.reply',
  endpoint: supportCalls.endpoints.continueFeedback,
  find: requestCalls.endpoints.findRequest,
  idOf: ({ feedbackId }) => feedbackId,
  stale: basicApi.util.invalidateTags(['Feedback']),
});
