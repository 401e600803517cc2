import { formatMoment, parseServerTime } from '@/domain/time';
import { safePicture } from '@/lib/safePicture';

/** picType of a photo. */
export const PICTURE_TYPE = { entry: 1, exit: 2, berth: 3, evidence: 4 } as const;
const KINDS = {
  [PICTURE_TYPE.entry]: '入场',
  [PICTURE_TYPE.exit]: '离场',
  [PICTURE_TYPE.berth]: '泊位',
  [PICTURE_TYPE.evidence]: '取证',
} as const;

export interface TakenPicture {
  readonly picUrl: string;
  readonly picType: keyof typeof KINDS;
  readonly time: string;
}

/**
 * Photos of the cameras, ready to render. `src` is an address that the page may load, or null. `alt` says what the photo shows, and
 * `caption` also when it was taken.
 *
 * @param berth what a place is called there: 车位 beside a charger
 */
export const photosOf = (pictures: readonly TakenPicture[], nowMs: number, berth: string = KINDS[PICTURE_TYPE.berth]) =>
  pictures.map(({ picUrl, picType, time }) => {
    const kind = picType === PICTURE_TYPE.berth ? berth : KINDS[picType];
    const ms = parseServerTime(time);
    const caption = ms === null ? kind : `${kind} ${formatMoment(ms, nowMs)}`;
    return { src: safePicture(picUrl), alt: `${kind}照片`, caption };
  });
