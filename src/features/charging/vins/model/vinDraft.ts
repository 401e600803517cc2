import { findVinError } from '@/domain/charging/vin';
import { isPlainObject } from '@/lib/isPlainObject';

/** The draft of a VIN. Its photo is stored by the upload. */
export interface VinDraft {
  /** Null: the driver's default plate. */
  readonly plateNo: string | null;
  readonly vin: string;
  readonly hasAgreed: boolean;
  /** Submission was attempted. From then on the form shows its errors. */
  readonly isTried: boolean;
  /** The server's error; empty without one. */
  readonly failure: string;
}

export const EMPTY_VIN_DRAFT: VinDraft = { plateNo: null, vin: '', hasAgreed: false, isTried: false, failure: '' };

export const isVinDraft = (value: unknown): value is VinDraft =>
  isPlainObject(value) &&
  (value['plateNo'] === null || typeof value['plateNo'] === 'string') &&
  typeof value['vin'] === 'string' &&
  typeof value['hasAgreed'] === 'boolean' &&
  typeof value['isTried'] === 'boolean' &&
  typeof value['failure'] === 'string';

export interface VinProblems {
  readonly plate: string;
  readonly vin: string;
  /** Shown above the button: errors that belong to no field. */
  readonly form: string;
}

interface UploadedPictures {
  readonly picUrls: readonly string[];
  readonly isUnfinished: boolean;
}

/** The error of each field; empty where there is none. */
export function validateVinDraft(
  { vin, hasAgreed }: VinDraft,
  plateNo: string,
  pictures: UploadedPictures,
): VinProblems {
  const picture = pictures.isUnfinished
    ? '照片还未传完，传完或删掉后再提交'
    : pictures.picUrls.length === 0
      ? '请拍行驶证照片'
      : '';
  return {
    plate: plateNo === '' ? '请选择车辆' : '',
    vin: findVinError(vin),
    form: picture || (hasAgreed ? '' : '请先同意自动扣费'),
  };
}

export const hasVinProblem = ({ plate, vin, form }: VinProblems): boolean => plate !== '' || vin !== '' || form !== '';
