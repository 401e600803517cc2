import { requestKind } from '@/flows/requests/requestKinds';
import { parkingAppealCalls } from '@/services/charge/appeals';
import { chargeApi } from '@/services/charge/chargeApi';
import { requestCalls } from '@/services/charge/requests';
import { callEndpoint } from '@/services/transport/query/callEndpoint';

const { submitParkingAppeal, cancelParkingAppeal, listParkingAppeals } = parkingAppealCalls.endpoints;
const common = {
  find: requestCalls.endpoints.findRequest,
  idOf: ({ appealId }: { appealId: string }) => appealId,
  stale: chargeApi.util.invalidateTags(['Appeal', 'Bill']),
};

/** 提交申诉, about a bill. */
export const appealSubmission = requestKind({
  ...common,
  name: 'parkingAppeal.submit',
  leadsOn: true,
  endpoint: submitParkingAppeal,
  readList: ({ uniqueId, parkId }) =>
    function* (requestId) {
      const { results } = yield* callEndpoint(listParkingAppeals, { uniqueId, parkId });
      return results.find((appeal) => appeal.requestId === requestId)?.appealId ?? null;
    },
});

/** 撤销申诉, about an appeal. */
export const appealWithdrawal = requestKind({
  ...common,
  name: 'parkingAppeal.withdraw',
  endpoint: cancelParkingAppeal,
});
