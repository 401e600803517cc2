import { type UploadControls, useUpload } from '@/flows/upload/useUpload';

import { previousPhotoUrl, type SubmittedPhoto, type TypedPhoto } from './model/typedPhotos';

/** The supported photo types. */
export type PhotoNumber = 1 | 2 | 3 | 4;

export interface TypedPhotos<T extends PhotoNumber> {
  readonly photos: readonly TypedPhoto<T>[];
  readonly getUpload: (type: T) => UploadControls;
  readonly clear: () => void;
}

/** The pictures of a form, one of each type. If there is no new upload, the one that was submitted earlier is used. */
export function useTypedPhotos<T extends PhotoNumber>(
  form: string,
  needed: readonly T[],
  submitted: readonly SubmittedPhoto[],
): TypedPhotos<T> {
  const uploads: Readonly<Record<PhotoNumber, UploadControls>> = {
    1: useUpload(`${form}:1`, 1),
    2: useUpload(`${form}:2`, 1),
    3: useUpload(`${form}:3`, 1),
    4: useUpload(`${form}:4`, 1),
  };
  return {
    photos: needed.map((type) => ({
      type,
      picUrl: uploads[type].picUrls[0] ?? (uploads[type].isUnfinished ? '' : previousPhotoUrl(submitted, type)),
      isUnfinished: uploads[type].isUnfinished,
    })),
    getUpload: (type) => uploads[type],
    clear: () => {
      for (const type of needed) uploads[type].drop();
    },
  };
}
