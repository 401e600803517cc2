import { defineIdempotentRequest } from '@/flows/requests/idempotentRequests';
import { passCalls } from '@/services/special/passes';
import { specialRequestCalls } from '@/services/special/requests';
import { specialApi } from '@/services/special/specialApi';

const commonOptions = {
  find: specialRequestCalls.endpoints.findRequest,
  idOf: ({ bagOrderNo }: { bagOrderNo: string }) => bagOrderNo,
  stale: specialApi.util.invalidateTags(['Pass', 'PassRule']),
};

/** 退卡 and 取消办理 of a pass. */
export const passReturnRequest = defineIdempotentRequest({
  ...commonOptions,
  name: 'pass.return',
  endpoint: passCalls.endpoints.cancelPass,
});

/** 换车 of a pass. */
export const passCarsRequest = defineIdempotentRequest({
  ...commonOptions,
  name: 'pass.cars',
  endpoint: passCalls.endpoints.changePassPlates,
  leavesForm: true,
});
