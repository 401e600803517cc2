import { formatMoment, parseServerTime } from '@/domain/time';
import { toSafePictureUrl } from '@/lib/toSafePictureUrl';

/** picType of a photo. */
export const PICTURE_TYPE = { entry: 1, exit: 2, berth: 3, evidence: 4 } as const;
const PICTURE_TYPE_LABELS = {
  [PICTURE_TYPE.entry]: '入场',
  [PICTURE_TYPE.exit]: '离场',
  [PICTURE_TYPE.berth]: '泊位',
  [PICTURE_TYPE.evidence]: '取证',
} as const;

export interface CameraPicture {
  readonly picUrl: string;
  readonly picType: keyof typeof PICTURE_TYPE_LABELS;
  readonly time: string;
}

/**
 * Photos of the cameras, ready to render. `src` is an address that the page may load, or null. `alt` describes the
 * photo, and `caption` also gives its time.
 *
 * @param berthLabel the label of a berth: 车位 beside a charger
 */
export const toPhotos = (
  pictures: readonly CameraPicture[],
  nowMs: number,
  berthLabel: string = PICTURE_TYPE_LABELS[PICTURE_TYPE.berth],
) =>
  pictures.map(({ picUrl, picType, time }) => {
    const kind = picType === PICTURE_TYPE.berth ? berthLabel : PICTURE_TYPE_LABELS[picType];
    const ms = parseServerTime(time);
    const caption = ms === null ? kind : `${kind} ${formatMoment(ms, nowMs)}`;
    return { src: toSafePictureUrl(picUrl), alt: `${kind}照片`, caption };
  });
