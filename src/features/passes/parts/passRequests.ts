import { requestKind } from '@/flows/requests/requestKinds';
import { passCalls } from '@/services/special/passes';
import { requestCalls } from '@/services/special/requests';
import { specialApi } from '@/services/special/specialApi';

const common = {
  find: requestCalls.endpoints.findRequest,
  idOf: ({ bagOrderNo }: { bagOrderNo: string }) => bagOrderNo,
  stale: specialApi.util.invalidateTags(['Pass', 'PassRule']),
};

/** 退卡 and 取消办理, about a pass. */
export const passReturn = requestKind({ ...common, name: 'pass.return', endpoint: passCalls.endpoints.cancelPass });

/** 换车, about a pass. */
export const passCars = requestKind({
  ...common,
  name: 'pass.cars',
  endpoint: passCalls.endpoints.changePassPlates,
  leadsOn: true,
});
