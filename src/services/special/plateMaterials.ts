import { PLATE_COLORS, UNKNOWN_COLOR } from '@/domain/plate/plateCodes';
import { encodeSegment } from '@/services/transport/query/send';
import { respondsWith } from '@/services/transport/store/defineService';
import {
  code,
  day,
  entity,
  id,
  type Infer,
  optionalId,
  requiredText,
  results,
  text,
} from '@/services/transport/wire/wire';

import { reviewFields } from './review';
import { specialApi } from './specialApi';

/**
 * The materialKind: a vehicle is certified, claimed from another account that has bound it, or certified as belonging
 * to a disabled driver.
 */
export const MATERIAL_KIND = { unknown: 0, certification: 1, claim: 2, disabled: 3 } as const;
/**
 * The materialType of the photos: the two pages of the vehicle licence, the certificate of disability, the identity
 * card.
 */
export const PLATE_MATERIAL_TYPE = { licence: 1, licenceCopy: 2, disabled: 3, idCard: 4 } as const;
export const PLATE_MATERIAL_TYPES = {
  [PLATE_MATERIAL_TYPE.licence]: '行驶证正页',
  [PLATE_MATERIAL_TYPE.licenceCopy]: '行驶证副页',
  [PLATE_MATERIAL_TYPE.disabled]: '残疾证',
  [PLATE_MATERIAL_TYPE.idCard]: '身份证',
} as const;

/** Documents of a vehicle. The identity number is only returned masked. */
export const plateMaterial = entity({
  materialId: id(),
  materialKind: code(Object.values(MATERIAL_KIND), MATERIAL_KIND.unknown),
  /** Empty while another account has bound the plate. */
  plateId: optionalId(),
  plateNo: text(),
  formatPlateNo: requiredText(),
  plateColor: code(PLATE_COLORS, UNKNOWN_COLOR),
  ownerName: text(),
  maskedIdCard: text(),
  /** The number of the certificate of disability. */
  certificateNo: text(),
  expireDate: day(),
  ...reviewFields,
});
export type PlateMaterial = Infer<typeof plateMaterial>;
export const plateMaterials = results(plateMaterial);

/** Secret behind `handle`: ownerName, idCard, and certificateNo for a disabled driver. */
export interface SubmitPlateMaterialArgs {
  handle: string;
  materialKind: 1 | 2 | 3;
  plateNo: string;
  plateColor: number;
  /** `YYYY-MM-DD`, of the certificate of disability. */
  expireDate?: string;
  /** At most 6 photos; materialType is one of PLATE_MATERIAL_TYPE. */
  materials: readonly { materialType: number; picUrl: string }[];
}

export const plateMaterialCalls = specialApi.injectEndpoints({
  endpoints: (build) => ({
    // Assumed: not in the published contract.
    /** For all plates, newest first. */
    listPlateMaterials: build.query<Infer<typeof plateMaterials>, { plateNo?: string }>({
      query: (query) => ({ path: 'plateMaterials', query: { ...query } }),
      ...respondsWith(plateMaterials),
      providesTags: ['PlateMaterial'],
    }),
    getPlateMaterial: build.query<PlateMaterial, { materialId: string }>({
      query: ({ materialId }) => ({ path: `plateMaterials/${encodeSegment(materialId)}` }),
      ...respondsWith(plateMaterial),
      providesTags: ['PlateMaterial'],
    }),
    /** An accepted claim moves the plate to this driver. */
    submitPlateMaterial: build.mutation<PlateMaterial, SubmitPlateMaterialArgs>({
      query: ({ handle, ...body }) => ({ path: 'plateMaterials', method: 'POST', body, secret: handle }),
      ...respondsWith(plateMaterial, { suppressErrors: 'unlisted' }), // the form shows the failure beside its fields
      invalidatesTags: ['PlateMaterial'],
    }),
    /** Submits rejected documents again. Secret behind `handle` as above. */
    resubmitPlateMaterial: build.mutation<
      PlateMaterial,
      Pick<SubmitPlateMaterialArgs, 'handle' | 'expireDate' | 'materials'> & { materialId: string }
    >({
      query: ({ handle, ...body }) => ({ path: 'plateMaterials', method: 'PUT', body, secret: handle }),
      ...respondsWith(plateMaterial, { suppressErrors: 'unlisted' }),
      invalidatesTags: ['PlateMaterial'],
    }),
  }),
});
export const {
  useListPlateMaterialsQuery,
  useResubmitPlateMaterialMutation,
  useSubmitPlateMaterialMutation,
  useGetPlateMaterialQuery,
} = plateMaterialCalls;
