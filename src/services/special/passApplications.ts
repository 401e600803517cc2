import { createEndpointResponseOptions } from '@/services/base/defineService/defineService';
import { createListTag } from '@/services/base/defineService/entityTags';
import {
  createIdempotentResponseOptions,
  type IdempotencyKey,
} from '@/services/base/idempotentRequests/requestLookupEndpointOptions';
import * as wire from '@/services/schema/wire';

import { type CreatePassArgs, passPlateSchema } from './passes';
import { passOffPeakApi } from './passOffPeakApi';
import { documentReviewFields } from './review';

/**
 * An application for a pass that requires documents. After it is accepted, its pass can be paid for. The identity
 * number is returned masked.
 */
export const passApplicationSchema = wire.entity({
  applyId: wire.id(),
  /** The pass it is for. */
  bagOrderNo: wire.optionalId(),
  ruleId: wire.text(),
  ruleName: wire.requiredText(),
  parkId: wire.text(),
  parkName: wire.text(),
  plates: wire.list(passPlateSchema),
  ownerName: wire.text(),
  maskedIdCard: wire.text(),
  maskedPhone: wire.text(),
  address: wire.text(),
  ...documentReviewFields,
});
export type PassApplication = wire.Infer<typeof passApplicationSchema>;
export const passApplicationsSchema = wire.results(passApplicationSchema);

interface Material {
  /** A key of PASS_DOCUMENT_TYPE_LABELS in passes.ts. */
  materialType: number;
  picUrl: string;
}
/** Secret behind `handle`: ownerName, idCard, phone. */
export interface ApplyForPassArgs extends CreatePassArgs {
  handle: string;
  address: string;
  materials: readonly Material[];
}

export const passApplicationCalls = passOffPeakApi.injectEndpoints({
  endpoints: (build) => ({
    // Assumed: not in the published contract.
    /** All of them, or those of one pass. */
    listPassApplies: build.query<
      wire.Infer<typeof passApplicationsSchema>,
      { bagOrderNo?: string; pageNo: number; pageSize: number }
    >({
      query: (query) => ({ path: 'bagApplies', query: { ...query } }),
      ...createEndpointResponseOptions(passApplicationsSchema),
      providesTags: ['PassApply'],
    }),
    applyForPass: build.mutation<PassApplication, ApplyForPassArgs>({
      query: ({ handle, ...body }) => ({ path: 'bagApplies', method: 'POST', body, secret: handle }),
      ...createIdempotentResponseOptions('special', passApplicationSchema, { suppressErrors: 'unlisted' }), // the form shows the failure beside its fields
      invalidatesTags: [createListTag('Pass'), 'PassApply', 'PassRule'],
    }),
    /**
     * Submits a rejected application again. Secret behind `handle`: ownerName, idCard, phone; those left out stay
     * unchanged.
     */
    resubmitPassApply: build.mutation<
      PassApplication,
      IdempotencyKey & { handle: string; applyId: string; address: string; materials: readonly Material[] }
    >({
      query: ({ handle, ...body }) => ({ path: 'bagApplies', method: 'PUT', body, secret: handle }),
      ...createIdempotentResponseOptions('special', passApplicationSchema, { suppressErrors: 'unlisted' }),
      invalidatesTags: ['Pass', 'PassApply'],
    }),
  }),
});
export const { useListPassAppliesQuery } = passApplicationCalls;
