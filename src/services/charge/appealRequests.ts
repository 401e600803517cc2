import { callEndpoint } from '@/services/base/baseQuery/callEndpoint';
import { defineIdempotentRequest } from '@/services/base/idempotentRequests/defineIdempotentRequest';
import { getRequestLookupEndpoint } from '@/services/base/idempotentRequests/getRequestLookupEndpoint';

import { parkingAppealCalls } from './appeals';
import { parkingChargeApi } from './parkingChargeApi';

const { submitParkingAppeal, cancelParkingAppeal, listParkingAppeals } = parkingAppealCalls.endpoints;
const common = {
  find: getRequestLookupEndpoint(parkingChargeApi),
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
