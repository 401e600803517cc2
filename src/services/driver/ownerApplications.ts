import { segment } from '@/services/transport/query/send';
import { reads } from '@/services/transport/store/defineService';
import { code, entity, id, type Infer, list, requiredText, results, text, time } from '@/services/transport/wire/wire';

import { driverApi } from './driverApi';

export const OWNER_TYPE = { unknown: 0, owner: 1, tenant: 2 } as const;
export const APPLICATION_STATE = { unknown: 0, underReview: 1, approved: 2, rejected: 3 } as const;

/** Why a field was rejected. `field`: its name in this entity. */
export const applicationReason = entity({ field: requiredText(), text: text() });

/** A registration as a resident of an estate. The server masks `idCard` and `phone`. */
export const ownerApplication = entity({
  applyId: id(),
  areaName: text(),
  roomNo: text(),
  ownerType: code(Object.values(OWNER_TYPE), OWNER_TYPE.unknown),
  name: text(),
  idCard: text(),
  phone: text(),
  plates: list(text()),
  pictures: list(text()),
  state: code(Object.values(APPLICATION_STATE), APPLICATION_STATE.unknown),
  stateText: text(),
  reasons: list(applicationReason),
  applyTime: time(),
  reviewTime: time(),
});
export type OwnerApplication = Infer<typeof ownerApplication>;
export const ownerApplications = results(ownerApplication);

export interface ApplyAsOwnerArgs {
  /** Secret: name, idCard, phone. */
  handle: string;
  areaName: string;
  roomNo: string;
  ownerType: 1 | 2;
  plates: readonly string[];
  /** Addresses of uploaded pictures. */
  pictures: readonly string[];
  /** The rejected application that this one replaces. */
  applyId?: string;
}

export const ownerApplicationCalls = driverApi.injectEndpoints({
  endpoints: (build) => ({
    // Assumed: not in the published contract.
    /** Newest first. */
    listOwnerApplications: build.query<Infer<typeof ownerApplications>, { pageNo: number; pageSize: number }>({
      query: (query) => ({ path: 'userApplies', query }),
      ...reads(ownerApplications),
      providesTags: ['OwnerApplication'],
    }),
    getOwnerApplication: build.query<OwnerApplication, { applyId: string }>({
      query: ({ applyId }) => ({ path: `userApplies/${segment(applyId)}` }),
      ...reads(ownerApplication),
      providesTags: ['OwnerApplication'],
    }),
    applyAsOwner: build.mutation<OwnerApplication, ApplyAsOwnerArgs>({
      query: ({ handle, ...body }) => ({ path: 'userApplies', method: 'POST', body, secret: handle }),
      ...reads(ownerApplication, { handles: 'unlisted' }),
      invalidatesTags: ['OwnerApplication'],
    }),
  }),
});
export const { useListOwnerApplicationsQuery, useGetOwnerApplicationQuery, useApplyAsOwnerMutation } =
  ownerApplicationCalls;
