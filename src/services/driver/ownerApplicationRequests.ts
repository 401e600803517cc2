import { defineIdempotentRequest } from '@/services/base/idempotentRequests/defineIdempotentRequest';

import { driverApi } from './driverApi';
import { ownerApplicationCalls } from './ownerApplications';
import { driverRequestLookupCalls } from './requests';

/** 提交登记: submits a new application, or resubmits a rejected one. */
export const ownerRegistrationRequest = defineIdempotentRequest({
  name: 'owner.apply',
  leavesForm: true,
  endpoint: ownerApplicationCalls.endpoints.applyAsOwner,
  find: driverRequestLookupCalls.endpoints.findRequest,
  idOf: ({ applyId }) => applyId,
  stale: driverApi.util.invalidateTags(['OwnerApplication']),
});
