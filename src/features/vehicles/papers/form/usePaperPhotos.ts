import { type UploadControls, useUpload } from '@/flows/upload/useUpload';
import { PLATE_MATERIAL_TYPE, type PlateMaterial } from '@/services/special/plateMaterials';

import { NEEDED_PHOTOS, oldPhotoOf, type Photo } from '../model/paperForm';
import type { PaperKind, PhotoType } from '../model/papers';

export interface PaperPhotos {
  readonly photos: readonly Photo[];
  readonly uploadOf: (type: PhotoType) => UploadControls;
  readonly drop: () => void;
}

/** The pictures of a form, one of each type. A picture of the refused papers is used where no new one is taken. */
export function usePaperPhotos(form: string, kind: PaperKind, refused: PlateMaterial | undefined): PaperPhotos {
  const uploads: Readonly<Record<PhotoType, UploadControls>> = {
    [PLATE_MATERIAL_TYPE.licence]: useUpload(`${form}:1`, 1),
    [PLATE_MATERIAL_TYPE.licenceCopy]: useUpload(`${form}:2`, 1),
    [PLATE_MATERIAL_TYPE.disabled]: useUpload(`${form}:3`, 1),
    [PLATE_MATERIAL_TYPE.idCard]: useUpload(`${form}:4`, 1),
  };
  const needed = NEEDED_PHOTOS[kind];
  return {
    photos: needed.map((type) => ({
      type,
      picUrl: uploads[type].picUrls[0] ?? (uploads[type].isUnfinished ? '' : oldPhotoOf(refused, type)),
      isUnfinished: uploads[type].isUnfinished,
    })),
    uploadOf: (type) => uploads[type],
    drop: () => {
      for (const type of needed) uploads[type].drop();
    },
  };
}
