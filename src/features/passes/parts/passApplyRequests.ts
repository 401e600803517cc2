import { defineIdempotentRequest } from '@/flows/requests/idempotentRequests';
import { passApplicationCalls } from '@/services/special/passApplications';
import { specialRequestCalls } from '@/services/special/requests';
import { specialApi } from '@/services/special/specialApi';

const commonOptions = {
  find: specialRequestCalls.endpoints.findRequest,
  idOf: ({ bagOrderNo }: { bagOrderNo: string }) => bagOrderNo,
  stale: specialApi.util.invalidateTags(['Pass', 'PassApply', 'PassRule']),
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
