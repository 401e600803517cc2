import { respondsWith } from '@/services/transport/store/defineService';
import { count, entity, flag, type Infer, list, text, time } from '@/services/transport/wire/wire';

import type { BillKey } from './bills';
import { chargeApi } from './chargeApi';

/** Whether a stay may be rated, and its rating if it has one. `score`: 1 to 5 stars, 0 not rated yet. */
export const evaluability = entity({
  canEvaluate: flag(),
  /** Why it cannot be rated, as text; empty if it can. */
  reason: text(),
  score: count(),
  tags: list(text()),
  content: text(),
  evaluateTime: time(),
  /** The tags that a driver can select. */
  tagOptions: list(text()),
});
export type Evaluability = Infer<typeof evaluability>;

export interface EvaluateArgs extends BillKey {
  /** 1 to 5 stars. */
  score: number;
  /** Values from `tagOptions`. */
  tags: readonly string[];
  /** At most 200 characters; may be empty. */
  content: string;
}

export const evaluationCalls = chargeApi.injectEndpoints({
  endpoints: (build) => ({
    getEvaluability: build.query<Evaluability, BillKey>({
      query: (body) => ({ path: 'canbeEvaluate', method: 'POST', body }),
      ...respondsWith(evaluability, { suppressErrors: 'all' }), // a stay that cannot be rated shows no rating
      providesTags: ['Evaluation', 'Bill'],
    }),
    evaluateStay: build.mutation<Evaluability, EvaluateArgs>({
      query: (body) => ({ path: 'evaluations', method: 'POST', body }),
      ...respondsWith(evaluability),
      invalidatesTags: ['Evaluation', 'Bill'],
    }),
  }),
});
export const { useGetEvaluabilityQuery, useEvaluateStayMutation } = evaluationCalls;
