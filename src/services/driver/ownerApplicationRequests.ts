import { defineIdempotentRequest } from '@/services/base/idempotentRequests/defineIdempotentRequest';
import { getRequestLookup } from '@/services/base/idempotentRequests/getRequestLookup';

import { driverApi } from './driverApi';
import { ownerApplicationCalls } from './ownerApplications';

/** 提交登记: submits a new application, or resubmits a rejected one. */
export const ownerRegistrationRequest = defineIdempotentRequest({
  name: 'owner.apply',
  leavesForm: true,
  endpoint: ownerApplicationCalls.endpoints.applyAsOwner,
  find: getRequestLookup(driverApi),
  idOf: ({ applyId }) => applyId,
  stale: driverApi.util.invalidateTags(['OwnerApplication']),
});
