/** A picture of one type: the new upload, otherwise the one that was submitted earlier. */
export interface DocumentPhoto<T extends number = number> {
  readonly type: T;
  readonly picUrl: string;
  /** The upload is in progress or has failed. */
  readonly isUnfinished: boolean;
}

export interface SubmittedDocumentPhoto {
  readonly materialType: number;
  readonly picUrl: string;
}

/** The URL of the photo that was submitted earlier; empty if there is none. */
export const findSubmittedDocumentPhotoUrl = (submitted: readonly SubmittedDocumentPhoto[], type: number): string =>
  submitted.find(({ materialType }) => materialType === type)?.picUrl ?? '';
