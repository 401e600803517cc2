/** A picture of one type: the new upload, otherwise the one that was submitted earlier. */
export interface MaterialPhoto<T extends number = number> {
  readonly type: T;
  readonly picUrl: string;
  /** The upload is in progress or has failed. */
  readonly isUnfinished: boolean;
}

export interface SubmittedPhoto {
  readonly materialType: number;
  readonly picUrl: string;
}

/** The URL of the photo that was submitted earlier; empty if there is none. */
export const findSubmittedPhotoUrl = (submitted: readonly SubmittedPhoto[], type: number): string =>
  submitted.find(({ materialType }) => materialType === type)?.picUrl ?? '';
