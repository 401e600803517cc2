import { requestKind } from '@/flows/requests/requestKinds';
import { driverApi } from '@/services/driver/driverApi';
import { ownerApplicationCalls } from '@/services/driver/ownerApplications';
import { requestCalls } from '@/services/driver/requests';

/** 提交登记: a new registration, or a refused one again. */
export const ownerRequest = requestKind({
  name: 'owner.apply',
  leadsOn: true,
  endpoint: ownerApplicationCalls.endpoints.applyAsOwner,
  find: requestCalls.endpoints.findRequest,
  idOf: ({ applyId }) => applyId,
  stale: driverApi.util.invalidateTags(['OwnerApplication']),
});
