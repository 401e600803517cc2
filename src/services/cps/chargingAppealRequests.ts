import { callEndpoint } from '@/services/base/baseQuery/callEndpoint';
import { defineIdempotentRequest } from '@/services/base/idempotentRequests/defineIdempotentRequest';
import { getRequestLookupEndpoint } from '@/services/base/idempotentRequests/getRequestLookupEndpoint';
import type { Appeal } from '@/services/schema/appeal';

import { chargingApi } from './chargingApi';
import { chargingAppealCalls } from './chargingAppeals';

const { submitChargingAppeal, submitOccupyAppeal, listChargingAppeals, listOccupyAppeals } =
  chargingAppealCalls.endpoints;
const common = {
  find: getRequestLookupEndpoint(chargingApi),
  idOf: ({ appealId }: { appealId: string }) => appealId,
};
const findAppealId = (requestId: string, appeals: readonly Appeal[]): string | null =>
  appeals.find((appeal) => appeal.requestId === requestId)?.appealId ?? null;

/** 提交申诉, for a charging order. */
export const chargingAppealRequest = defineIdempotentRequest({
  ...common,
  name: 'chargingAppeal.submit',
  leavesForm: true,
  endpoint: submitChargingAppeal,
  stale: chargingApi.util.invalidateTags(['ChargingAppeal', 'ChargingOrder']),
  readList: ({ orderNo }) =>
    function* (requestId) {
      return findAppealId(requestId, (yield* callEndpoint(listChargingAppeals, { orderNo })).results);
    },
});

/** 提交申诉, for an idle fee. */
export const idleFeeAppealRequest = defineIdempotentRequest({
  ...common,
  name: 'occupyAppeal.submit',
  leavesForm: true,
  endpoint: submitOccupyAppeal,
  stale: chargingApi.util.invalidateTags(['OccupyAppeal', 'OccupyOrder']),
  readList: ({ occupyOrderNo }) =>
    function* (requestId) {
      return findAppealId(requestId, (yield* callEndpoint(listOccupyAppeals, { occupyOrderNo })).results);
    },
});
