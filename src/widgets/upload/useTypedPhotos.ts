import { type UploadControls, useUpload } from '@/flows/upload/useUpload';

import { oldPhotoOf, type SubmittedPhoto, type TypedPhoto } from './model/typedPhotos';

/** The types that the forms know, of each list of types the first four. */
export type PhotoNumber = 1 | 2 | 3 | 4;

export interface TypedPhotos<T extends PhotoNumber> {
  readonly photos: readonly TypedPhoto<T>[];
  readonly uploadOf: (type: T) => UploadControls;
  readonly drop: () => void;
}

/** The pictures of a form, one of each type. Where no new one is taken, the one that was submitted before is used. */
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
      picUrl: uploads[type].picUrls[0] ?? (uploads[type].isUnfinished ? '' : oldPhotoOf(submitted, type)),
      isUnfinished: uploads[type].isUnfinished,
    })),
    uploadOf: (type) => uploads[type],
    drop: () => {
      for (const type of needed) uploads[type].drop();
    },
  };
}
