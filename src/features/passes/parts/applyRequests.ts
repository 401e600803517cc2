import { requestKind } from '@/flows/requests/requestKinds';
import { passApplyCalls } from '@/services/special/passApplies';
import { requestCalls } from '@/services/special/requests';
import { specialApi } from '@/services/special/specialApi';

const common = {
  find: requestCalls.endpoints.findRequest,
  idOf: ({ bagOrderNo }: { bagOrderNo: string }) => bagOrderNo,
  stale: specialApi.util.invalidateTags(['Pass', 'PassApply', 'PassRule']),
};

/** 提交审核, about a rule. */
export const passApply = requestKind({
  ...common,
  name: 'pass.apply',
  leadsOn: true,
  endpoint: passApplyCalls.endpoints.applyForPass,
});

/** 重新提交, about an application. */
export const passReapply = requestKind({
  ...common,
  name: 'pass.reapply',
  leadsOn: true,
  endpoint: passApplyCalls.endpoints.resubmitPassApply,
});
