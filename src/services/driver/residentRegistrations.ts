import { encodePathSegment } from '@/services/base/baseQuery/sendServiceCall';
import { createEndpointResponseOptions } from '@/services/base/defineService/defineService';
import {
  createIdempotentResponseOptions,
  type IdempotencyKey,
} from '@/services/base/idempotentRequests/requestLookupEndpointOptions';
import { pagedQueryOptions, toPageQuery } from '@/services/schema/pages';
import * as wire from '@/services/schema/wire';

import { driverApi } from './driverApi';

export const OWNER_OR_TENANT = { unknown: 0, owner: 1, tenant: 2 } as const;
export const RESIDENT_REGISTRATION_STATE = { unknown: 0, underReview: 1, approved: 2, rejected: 3 } as const;

/** The reason why a field was rejected. `field`: its name in this entity. */
export const residentFieldRejectionReasonSchema = wire.entity({ field: wire.requiredText(), text: wire.text() });

/** A registration as a resident of an estate. The server masks `idCard` and `phone`. */
export const residentRegistrationSchema = wire.entity({
  applyId: wire.id(),
  /** The estate or the lot, by its name. */
  areaName: wire.text(),
  /** Empty for an estate that is not one of our lots. */
  parkId: wire.optionalId(),
  /** Building, unit and room: `3-2-501`. */
  roomNo: wire.text(),
  ownerType: wire.enumCode(Object.values(OWNER_OR_TENANT), OWNER_OR_TENANT.unknown),
  name: wire.text(),
  idCard: wire.text(),
  phone: wire.text(),
  plates: wire.list(wire.text()),
  pictures: wire.list(wire.text()),
  state: wire.enumCode(Object.values(RESIDENT_REGISTRATION_STATE), RESIDENT_REGISTRATION_STATE.unknown),
  stateText: wire.text(),
  reasons: wire.list(residentFieldRejectionReasonSchema),
  applyTime: wire.dateTime(),
  reviewTime: wire.dateTime(),
});
export type ResidentRegistration = wire.Infer<typeof residentRegistrationSchema>;
export const residentRegistrationsSchema = wire.results(residentRegistrationSchema);

export interface RegisterAsResidentArgs extends IdempotencyKey {
  /** Secret: name, idCard, phone. With `applyId`, an idCard or phone that is left out stays as it was. */
  handle: string;
  areaName: string;
  parkId: string;
  roomNo: string;
  ownerType: 1 | 2;
  plates: readonly string[];
  /** Addresses of uploaded pictures. */
  pictures: readonly string[];
  /** The rejected application that this one replaces. */
  applyId?: string;
}

export const residentRegistrationCalls = driverApi.injectEndpoints({
  endpoints: (build) => ({
    // Assumed: not in the published contract.
    /** Newest first. */
    listOwnerApplications: build.infiniteQuery<wire.Infer<typeof residentRegistrationsSchema>, void, number>({
      ...pagedQueryOptions,
      query: ({ pageParam }) => ({ path: 'userApplies', query: toPageQuery(pageParam) }),
      ...createEndpointResponseOptions(residentRegistrationsSchema),
      providesTags: ['OwnerApplication'],
    }),
    getOwnerApplication: build.query<ResidentRegistration, { applyId: string }>({
      query: ({ applyId }) => ({ path: `userApplies/${encodePathSegment(applyId)}` }),
      ...createEndpointResponseOptions(residentRegistrationSchema, { suppressErrors: 'unlisted' }), // the screen shows that there is none
      providesTags: ['OwnerApplication'],
    }),
    applyAsOwner: build.mutation<ResidentRegistration, RegisterAsResidentArgs>({
      query: ({ handle, ...body }) => ({ path: 'userApplies', method: 'POST', body, secret: handle }),
      ...createIdempotentResponseOptions('driver', residentRegistrationSchema, { suppressErrors: 'unlisted' }), // the form shows the failure
      invalidatesTags: ['OwnerApplication'],
    }),
  }),
});
export const { useListOwnerApplicationsInfiniteQuery, useGetOwnerApplicationQuery } = residentRegistrationCalls;
