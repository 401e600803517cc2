import { defineIdempotentRequest } from '@/flows/requests/idempotentRequests';
import { driverApi } from '@/services/driver/driverApi';
import { ownerApplicationCalls } from '@/services/driver/ownerApplications';
import { driverRequestLookupCalls } from '@/services/driver/requests';

/** 提交登记: submits a new application, or resubmits a rejected one. */
export const ownerRegistrationRequest = defineIdempotentRequest({
  name: 'owner.apply',
  leavesForm: true,
  endpoint: ownerApplicationCalls.endpoints.applyAsOwner,
  find: driverRequestLookupCalls.endpoints.findRequest,
  idOf: ({ applyId }) => applyId,
  stale: driverApi.util.invalidateTags(['OwnerApplication']),
});
