import { vinProblem } from '@/domain/charging/vin';
import { isPlainObject } from '@/lib/isPlainObject';

/** A form for a VIN that is not sent yet. Its picture is kept by the upload. */
export interface VinDraft {
  /** Null: the driver's default plate. */
  readonly plateNo: string | null;
  readonly vin: string;
  readonly hasAgreed: boolean;
  /** The driver tried to send it. From then on the form shows its errors. */
  readonly isTried: boolean;
  /** Why the server did not take it; empty without a reason. */
  readonly failure: string;
}

export const EMPTY_VIN: VinDraft = { plateNo: null, vin: '', hasAgreed: false, isTried: false, failure: '' };

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
  /** Shown above the button: what is missing beside the fields. */
  readonly whole: string;
}

interface Pictures {
  readonly picUrls: readonly string[];
  readonly isUnfinished: boolean;
}

/** The error of each field; empty where there is none. */
export function vinProblems({ vin, hasAgreed }: VinDraft, plateNo: string, pictures: Pictures): VinProblems {
  const picture = pictures.isUnfinished
    ? '照片还未传完，传完或删掉后再提交'
    : pictures.picUrls.length === 0
      ? '请拍行驶证照片'
      : '';
  return {
    plate: plateNo === '' ? '请选择车辆' : '',
    vin: vinProblem(vin),
    whole: picture || (hasAgreed ? '' : '请先同意自动扣费'),
  };
}

export const hasProblem = ({ plate, vin, whole }: VinProblems): boolean => plate !== '' || vin !== '' || whole !== '';
