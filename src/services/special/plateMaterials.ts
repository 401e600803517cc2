import { ALL_PLATE_COLORS, UNKNOWN_PLATE_COLOR } from '@/domain/plate/plateCodes';
import { encodePathSegment } from '@/services/base/baseQuery/sendServiceCall';
import { createEndpointResponseOptions } from '@/services/base/defineService/defineService';
import * as wire from '@/services/schema/wire';

import { passOffPeakApi } from './passOffPeakApi';
import { documentReviewFields } from './review';

/**
 * The materialKind: a vehicle is certified, claimed from another account that has bound it, or certified as belonging
 * to a disabled driver.
 */
export const PLATE_DOCUMENT_PURPOSE = { unknown: 0, certification: 1, claim: 2, disabled: 3 } as const;
/**
 * The materialType of the photos: the two pages of the vehicle licence, the certificate of disability, the identity
 * card.
 */
export const PLATE_DOCUMENT_PHOTO_TYPE = { licence: 1, licenceCopy: 2, disabled: 3, idCard: 4 } as const;
export const PLATE_DOCUMENT_PHOTO_LABELS = {
  [PLATE_DOCUMENT_PHOTO_TYPE.licence]: '行驶证正页',
  [PLATE_DOCUMENT_PHOTO_TYPE.licenceCopy]: '行驶证副页',
  [PLATE_DOCUMENT_PHOTO_TYPE.disabled]: '残疾证',
  [PLATE_DOCUMENT_PHOTO_TYPE.idCard]: '身份证',
} as const;

/** Documents of a vehicle. The identity number is only returned masked. */
export const plateDocumentsSchema = wire.entity({
  materialId: wire.id(),
  materialKind: wire.enumCode(Object.values(PLATE_DOCUMENT_PURPOSE), PLATE_DOCUMENT_PURPOSE.unknown),
  /** Empty while another account has bound the plate. */
  plateId: wire.optionalId(),
  plateNo: wire.text(),
  formatPlateNo: wire.requiredText(),
  plateColor: wire.enumCode(ALL_PLATE_COLORS, UNKNOWN_PLATE_COLOR),
  ownerName: wire.text(),
  maskedIdCard: wire.text(),
  /** The number of the certificate of disability. */
  certificateNo: wire.text(),
  expireDate: wire.day(),
  ...documentReviewFields,
});
export type PlateDocuments = wire.Infer<typeof plateDocumentsSchema>;
export const plateDocumentsListSchema = wire.results(plateDocumentsSchema);

/** Secret behind `handle`: ownerName, idCard, and certificateNo for a disabled driver. */
export interface SubmitPlateDocumentsArgs {
  handle: string;
  materialKind: 1 | 2 | 3;
  plateNo: string;
  plateColor: number;
  /** `YYYY-MM-DD`, of the certificate of disability. */
  expireDate?: string;
  /** At most 6 photos; materialType is one of PLATE_DOCUMENT_PHOTO_TYPE. */
  materials: readonly { materialType: number; picUrl: string }[];
}

export const plateDocumentCalls = passOffPeakApi.injectEndpoints({
  endpoints: (build) => ({
    // Assumed: not in the published contract.
    /** For all plates, newest first. */
    listPlateMaterials: build.query<wire.Infer<typeof plateDocumentsListSchema>, { plateNo?: string }>({
      query: (query) => ({ path: 'plateMaterials', query: { ...query } }),
      ...createEndpointResponseOptions(plateDocumentsListSchema),
      providesTags: ['PlateMaterial'],
    }),
    getPlateMaterial: build.query<PlateDocuments, { materialId: string }>({
      query: ({ materialId }) => ({ path: `plateMaterials/${encodePathSegment(materialId)}` }),
      ...createEndpointResponseOptions(plateDocumentsSchema),
      providesTags: ['PlateMaterial'],
    }),
    /** An accepted claim moves the plate to this driver. */
    submitPlateMaterial: build.mutation<PlateDocuments, SubmitPlateDocumentsArgs>({
      query: ({ handle, ...body }) => ({ path: 'plateMaterials', method: 'POST', body, secret: handle }),
      ...createEndpointResponseOptions(plateDocumentsSchema, { suppressErrors: 'unlisted' }), // the form shows the failure beside its fields
      invalidatesTags: ['PlateMaterial'],
    }),
    /** Submits rejected documents again. Secret behind `handle` as above. */
    resubmitPlateMaterial: build.mutation<
      PlateDocuments,
      Pick<SubmitPlateDocumentsArgs, 'handle' | 'expireDate' | 'materials'> & { materialId: string }
    >({
      query: ({ handle, ...body }) => ({ path: 'plateMaterials', method: 'PUT', body, secret: handle }),
      ...createEndpointResponseOptions(plateDocumentsSchema, { suppressErrors: 'unlisted' }),
      invalidatesTags: ['PlateMaterial'],
    }),
  }),
});
export const {
  useListPlateMaterialsQuery,
  useResubmitPlateMaterialMutation,
  useSubmitPlateMaterialMutation,
  useGetPlateMaterialQuery,
} = plateDocumentCalls;
