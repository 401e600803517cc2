import { requestKind } from '@/flows/requests/requestKinds';
import { chargingAppealCalls } from '@/services/cps/chargingAppeals';
import { cpsApi } from '@/services/cps/cpsApi';
import { requestCalls } from '@/services/cps/requests';
import { callEndpoint } from '@/services/transport/query/callEndpoint';
import type { Appeal } from '@/services/transport/wire/appeal';

const { submitChargingAppeal, submitOccupyAppeal, listChargingAppeals, listOccupyAppeals } =
  chargingAppealCalls.endpoints;
const common = {
  find: requestCalls.endpoints.findRequest,
  idOf: ({ appealId }: { appealId: string }) => appealId,
};
const madeBy = (requestId: string, appeals: readonly Appeal[]): string | null =>
  appeals.find((appeal) => appeal.requestId === requestId)?.appealId ?? null;

/** 提交申诉, about a charging order. */
export const chargingAppealSubmission = requestKind({
  ...common,
  name: 'chargingAppeal.submit',
  leadsOn: true,
  endpoint: submitChargingAppeal,
  stale: cpsApi.util.invalidateTags(['ChargingAppeal', 'ChargingOrder']),
  readList: ({ orderNo }) =>
    function* (requestId) {
      return madeBy(requestId, (yield* callEndpoint(listChargingAppeals, { orderNo })).results);
    },
});

/** 提交申诉, about an occupation fee. */
export const occupyAppealSubmission = requestKind({
  ...common,
  name: 'occupyAppeal.submit',
  leadsOn: true,
  endpoint: submitOccupyAppeal,
  stale: cpsApi.util.invalidateTags(['OccupyAppeal', 'OccupyOrder']),
  readList: ({ occupyOrderNo }) =>
    function* (requestId) {
      return madeBy(requestId, (yield* callEndpoint(listOccupyAppeals, { occupyOrderNo })).results);
    },
});
