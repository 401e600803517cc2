import { type UploadControls, useFormUploads } from '@/flows/upload/useFormUploads';

import { type DocumentPhoto, findSubmittedDocumentPhotoUrl, type SubmittedDocumentPhoto } from './model/documentPhotos';

/** The supported photo types. */
export type DocumentPhotoType = 1 | 2 | 3 | 4;

export interface DocumentPhotos<T extends DocumentPhotoType> {
  readonly photos: readonly DocumentPhoto<T>[];
  readonly getUpload: (type: T) => UploadControls;
  readonly clear: () => void;
}

/** The pictures of a form, one of each type. If there is no new upload, the one that was submitted earlier is used. */
export function useDocumentPhotos<T extends DocumentPhotoType>(
  form: string,
  needed: readonly T[],
  submitted: readonly SubmittedDocumentPhoto[],
): DocumentPhotos<T> {
  const uploads: Readonly<Record<DocumentPhotoType, UploadControls>> = {
    1: useFormUploads(`${form}:1`, 1),
    2: useFormUploads(`${form}:2`, 1),
    3: useFormUploads(`${form}:3`, 1),
    4: useFormUploads(`${form}:4`, 1),
  };
  return {
    photos: needed.map((type) => ({
      type,
      picUrl:
        uploads[type].picUrls[0] ?? (uploads[type].isUnfinished ? '' : findSubmittedDocumentPhotoUrl(submitted, type)),
      isUnfinished: uploads[type].isUnfinished,
    })),
    getUpload: (type) => uploads[type],
    clear: () => {
      for (const type of needed) uploads[type].drop();
    },
  };
}
