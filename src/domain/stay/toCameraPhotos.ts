import { formatMoment, parseServerTime } from '@/domain/time';
import { toSafePictureUrl } from '@/lib/toSafePictureUrl';

/** picType of a photo. */
export const CAMERA_PICTURE_TYPE = { entry: 1, exit: 2, berth: 3, evidence: 4 } as const;
const PICTURE_TYPE_LABELS = {
  [CAMERA_PICTURE_TYPE.entry]: '入场',
  [CAMERA_PICTURE_TYPE.exit]: '离场',
  [CAMERA_PICTURE_TYPE.berth]: '泊位',
  [CAMERA_PICTURE_TYPE.evidence]: '取证',
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
export const toCameraPhotos = (
  pictures: readonly CameraPicture[],
  nowMs: number,
  berthLabel: string = PICTURE_TYPE_LABELS[CAMERA_PICTURE_TYPE.berth],
) =>
  pictures.map(({ picUrl, picType, time }) => {
    const kind = picType === CAMERA_PICTURE_TYPE.berth ? berthLabel : PICTURE_TYPE_LABELS[picType];
    const ms = parseServerTime(time);
    const caption = ms === null ? kind : `${kind} ${formatMoment(ms, nowMs)}`;
    return { src: toSafePictureUrl(picUrl), alt: `${kind}照片`, caption };
  });
