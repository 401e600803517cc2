import { createEndpointResponseOptions } from '@/services/base/defineService/defineService';
import * as wire from '@/services/schema/wire';

import type { ParkingBillKey } from './bills';
import { parkingChargeApi } from './parkingChargeApi';

/** Whether a stay may be rated, and its rating if it has one. `score`: 1 to 5 stars, 0 not rated yet. */
export const stayEvaluationStatusSchema = wire.entity({
  canEvaluate: wire.flag(),
  /** Why it cannot be rated, as text; empty if it can. */
  reason: wire.text(),
  score: wire.count(),
  tags: wire.list(wire.text()),
  content: wire.text(),
  evaluateTime: wire.dateTime(),
  /** The tags that a driver can select. */
  tagOptions: wire.list(wire.text()),
});
export type StayEvaluationStatus = wire.Infer<typeof stayEvaluationStatusSchema>;

export interface EvaluateStayArgs extends ParkingBillKey {
  /** 1 to 5 stars. */
  score: number;
  /** Values from `tagOptions`. */
  tags: readonly string[];
  /** At most 200 characters; may be empty. */
  content: string;
}

export const stayEvaluationCalls = parkingChargeApi.injectEndpoints({
  endpoints: (build) => ({
    getEvaluability: build.query<StayEvaluationStatus, ParkingBillKey>({
      query: (body) => ({ path: 'canbeEvaluate', method: 'POST', body }),
      ...createEndpointResponseOptions(stayEvaluationStatusSchema, { suppressErrors: 'all' }), // a stay that cannot be rated shows no rating
      providesTags: ['Evaluation', 'Bill'],
    }),
    evaluateStay: build.mutation<StayEvaluationStatus, EvaluateStayArgs>({
      query: (body) => ({ path: 'evaluations', method: 'POST', body }),
      ...createEndpointResponseOptions(stayEvaluationStatusSchema),
      invalidatesTags: ['Evaluation', 'Bill'],
    }),
  }),
});
export const { useGetEvaluabilityQuery, useEvaluateStayMutation } = stayEvaluationCalls;
