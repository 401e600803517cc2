import { defineIdempotentRequest } from '@/flows/requests/idempotentRequests';
import { passApplicationCalls } from '@/services/special/passApplications';
import { passOffPeakApi } from '@/services/special/passOffPeakApi';
import { passOffPeakRequestLookupCalls } from '@/services/special/requests';

const commonOptions = {
  find: passOffPeakRequestLookupCalls.endpoints.findRequest,
  idOf: ({ bagOrderNo }: { bagOrderNo: string }) => bagOrderNo,
  stale: passOffPeakApi.util.invalidateTags(['Pass', 'PassApply', 'PassRule']),
};

/** 提交审核 of an application for a rule. */
export const passApplyRequest = defineIdempotentRequest({
  ...commonOptions,
  name: 'pass.apply',
  leavesForm: true,
  endpoint: passApplicationCalls.endpoints.applyForPass,
});

/** 重新提交 of a rejected application. */
export const passReapplyRequest = defineIdempotentRequest({
  ...commonOptions,
  name: 'pass.reapply',
  leavesForm: true,
  endpoint: passApplicationCalls.endpoints.resubmitPassApply,
});
