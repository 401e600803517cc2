import { defineIdempotentRequest } from '@/services/base/idempotentRequests/defineIdempotentRequest';
import { getRequestLookupEndpoint } from '@/services/base/idempotentRequests/getRequestLookupEndpoint';

import { driverApi } from './driverApi';
import { residentRegistrationCalls } from './residentRegistrations';

/** 提交登记: submits a new application, or resubmits a rejected one. */
export const residentRegistrationRequest = defineIdempotentRequest({
  name: 'owner.apply',
  leavesForm: true,
  endpoint: residentRegistrationCalls.endpoints.applyAsOwner,
  find: getRequestLookupEndpoint(driverApi),
  idOf: ({ applyId }) => applyId,
  stale: driverApi.util.invalidateTags(['OwnerApplication']),
});
