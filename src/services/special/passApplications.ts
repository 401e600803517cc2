import { respondsWith } from '@/services/transport/store/defineService';
import { idempotentResponse, type RequestKey } from '@/services/transport/store/requestLookup';
import { entity, id, type Infer, list, optionalId, requiredText, results, text } from '@/services/transport/wire/wire';

import { type CreatePassArgs, passPlate } from './passes';
import { reviewFields } from './review';
import { specialApi } from './specialApi';

/**
 * An application for a pass that requires documents. After it is accepted, its pass can be paid for. The identity
 * number is returned masked.
 */
export const passApplication = entity({
  applyId: id(),
  /** The pass it is for. */
  bagOrderNo: optionalId(),
  ruleId: text(),
  ruleName: requiredText(),
  parkId: text(),
  parkName: text(),
  plates: list(passPlate),
  ownerName: text(),
  maskedIdCard: text(),
  maskedPhone: text(),
  address: text(),
  ...reviewFields,
});
export type PassApplication = Infer<typeof passApplication>;
export const passApplications = results(passApplication);

interface Material {
  /** A key of MATERIAL_TYPES in passes.ts. */
  materialType: number;
  picUrl: string;
}
/** Secret behind `handle`: ownerName, idCard, phone. */
export interface ApplyForPassArgs extends CreatePassArgs {
  handle: string;
  address: string;
  materials: readonly Material[];
}

export const passApplicationCalls = specialApi.injectEndpoints({
  endpoints: (build) => ({
    // Assumed: not in the published contract.
    /** All of them, or those of one pass. */
    listPassApplies: build.query<
      Infer<typeof passApplications>,
      { bagOrderNo?: string; pageNo: number; pageSize: number }
    >({
      query: (query) => ({ path: 'bagApplies', query: { ...query } }),
      ...respondsWith(passApplications),
      providesTags: ['PassApply'],
    }),
    applyForPass: build.mutation<PassApplication, ApplyForPassArgs>({
      query: ({ handle, ...body }) => ({ path: 'bagApplies', method: 'POST', body, secret: handle }),
      ...idempotentResponse('special', passApplication, { suppressErrors: 'unlisted' }), // the form shows the failure beside its fields
      invalidatesTags: ['Pass', 'PassApply', 'PassRule'],
    }),
    /**
     * Submits a rejected application again. Secret behind `handle`: ownerName, idCard, phone; those left out stay
     * unchanged.
     */
    resubmitPassApply: build.mutation<
      PassApplication,
      RequestKey & { handle: string; applyId: string; address: string; materials: readonly Material[] }
    >({
      query: ({ handle, ...body }) => ({ path: 'bagApplies', method: 'PUT', body, secret: handle }),
      ...idempotentResponse('special', passApplication, { suppressErrors: 'unlisted' }),
      invalidatesTags: ['Pass', 'PassApply'],
    }),
  }),
});
export const { useListPassAppliesQuery } = passApplicationCalls;
