import type { CAMERA_PICTURE_TYPE } from '@/domain/stay/toCameraPhotos';

import * as wire from './wire';

/** A photo of a stay, as evidence. */
export const stayPictureSchema = wire.entity({
  picUrl: wire.requiredText(),
  picType: wire.enumCode<wire.CodeOf<typeof CAMERA_PICTURE_TYPE>>([1, 2, 3, 4], 4),
  time: wire.dateTime(),
});
