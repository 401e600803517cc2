import { defineIdempotentRequest } from '@/flows/requests/idempotentRequests';
import { chargingAppealCalls } from '@/services/cps/chargingAppeals';
import { cpsApi } from '@/services/cps/cpsApi';
import { cpsRequestCalls } from '@/services/cps/requests';
import { callEndpoint } from '@/services/transport/query/callEndpoint';
import type { Appeal } from '@/services/transport/wire/appeal';

const { submitChargingAppeal, submitOccupyAppeal, listChargingAppeals, listOccupyAppeals } =
  chargingAppealCalls.endpoints;
const common = {
  find: cpsRequestCalls.endpoints.findRequest,
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
  stale: cpsApi.util.invalidateTags(['ChargingAppeal', 'ChargingOrder']),
  readList: ({ orderNo }) =>
    function* (requestId) {
      return findAppealId(requestId, (yield* callEndpoint(listChargingAppeals, { orderNo })).results);
    },
});

/** 提交申诉, for an occupation fee. */
export const occupyAppealRequest = defineIdempotentRequest({
  ...common,
  name: 'occupyAppeal.submit',
  leavesForm: true,
  endpoint: submitOccupyAppeal,
  stale: cpsApi.util.invalidateTags(['OccupyAppeal', 'OccupyOrder']),
  readList: ({ occupyOrderNo }) =>
    function* (requestId) {
      return findAppealId(requestId, (yield* callEndpoint(listOccupyAppeals, { occupyOrderNo })).results);
    },
});
