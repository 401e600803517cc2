import { defineIdempotentRequest } from '@/services/base/idempotentRequests/defineIdempotentRequest';
import { getRequestLookupEndpoint } from '@/services/base/idempotentRequests/getRequestLookupEndpoint';

import { passCalls } from './passes';
import { passOffPeakApi } from './passOffPeakApi';

const commonOptions = {
  find: getRequestLookupEndpoint(passOffPeakApi),
  idOf: ({ bagOrderNo }: { bagOrderNo: string }) => bagOrderNo,
  stale: passOffPeakApi.util.invalidateTags(['Pass', 'PassRule']),
};

/** 退卡 and 取消办理 of a pass. */
export const passCancelOrRefundRequest = defineIdempotentRequest({
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
