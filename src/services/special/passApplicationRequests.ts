import { defineIdempotentRequest } from '@/services/base/idempotentRequests/defineIdempotentRequest';
import { getRequestLookupEndpoint } from '@/services/base/idempotentRequests/getRequestLookupEndpoint';

import { passApplicationCalls } from './passApplications';
import { passOffPeakApi } from './passOffPeakApi';

const commonOptions = {
  find: getRequestLookupEndpoint(passOffPeakApi),
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
