import { formatMoment, parseServerTime } from '@/domain/time';
import { safePicture } from '@/lib/safePicture';

/** picType of a photo. */
const KINDS = { 1: '入场', 2: '离场', 3: '泊位', 4: '取证' } as const;

export interface TakenPicture {
  readonly picUrl: string;
  readonly picType: keyof typeof KINDS;
  readonly time: string;
}

/** What the cameras saw, ready to be drawn: an address the page may load or null, what it is, and when it was taken. */
export const photosOf = (pictures: readonly TakenPicture[], nowMs: number) =>
  pictures.map(({ picUrl, picType, time }) => {
    const kind = KINDS[picType];
    const ms = parseServerTime(time);
    const caption = ms === null ? kind : `${kind} ${formatMoment(ms, nowMs)}`;
    return { src: safePicture(picUrl), alt: `${kind}照片`, caption };
  });
