import { defineIdempotentRequest } from '@/flows/requests/idempotentRequests';
import { callEndpoint } from '@/services/base/baseQuery/callEndpoint';
import { parkingAppealCalls } from '@/services/charge/appeals';
import { parkingChargeApi } from '@/services/charge/parkingChargeApi';
import { parkingChargeRequestLookupCalls } from '@/services/charge/requests';

const { submitParkingAppeal, cancelParkingAppeal, listParkingAppeals } = parkingAppealCalls.endpoints;
const common = {
  find: parkingChargeRequestLookupCalls.endpoints.findRequest,
  idOf: ({ appealId }: { appealId: string }) => appealId,
  stale: parkingChargeApi.util.invalidateTags(['Appeal', 'Bill']),
};

/** 提交申诉, for a bill. */
export const parkingAppealRequest = defineIdempotentRequest({
  ...common,
  name: 'parkingAppeal.submit',
  leavesForm: true,
  endpoint: submitParkingAppeal,
  readList: ({ uniqueId, parkId }) =>
    function* (requestId) {
      const { results } = yield* callEndpoint(listParkingAppeals, { uniqueId, parkId });
      return results.find((appeal) => appeal.requestId === requestId)?.appealId ?? null;
    },
});

/** 撤销申诉, for an appeal. */
export const parkingAppealWithdrawRequest = defineIdempotentRequest({
  ...common,
  name: 'parkingAppeal.withdraw',
  endpoint: cancelParkingAppeal,
});
