import type { CAMERA_PICTURE_TYPE } from '@/domain/stay/toCameraPhotos';

import { code, type CodeOf, entity, requiredText, time } from './wire';

/** A photo of a stay, as evidence. */
export const stayPictureSchema = entity({
  picUrl: requiredText(),
  picType: code<CodeOf<typeof CAMERA_PICTURE_TYPE>>([1, 2, 3, 4], 4),
  time: time(),
});
