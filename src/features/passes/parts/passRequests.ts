import { defineIdempotentRequest } from '@/flows/requests/idempotentRequests';
import { passCalls } from '@/services/special/passes';
import { passOffPeakApi } from '@/services/special/passOffPeakApi';
import { passOffPeakRequestLookupCalls } from '@/services/special/requests';

const commonOptions = {
  find: passOffPeakRequestLookupCalls.endpoints.findRequest,
  idOf: ({ bagOrderNo }: { bagOrderNo: string }) => bagOrderNo,
  stale: passOffPeakApi.util.invalidateTags(['Pass', 'PassRule']),
};

/** 退卡 and 取消办理 of a pass. */
export const passReturnRequest = defineIdempotentRequest({
  ...commonOptions,
  name: 'pass.return',
  endpoint: passCalls.endpoints.cancelPass,
});

/** 换车 of a pass. */
export const passCarsChangeRequest = defineIdempotentRequest({
  ...commonOptions,
  name: 'pass.cars',
  endpoint: passCalls.endpoints.changePassPlates,
  leavesForm: true,
});
