import type { PICTURE_TYPE } from '@/domain/stay/toPhotos';

import { code, type CodeOf, entity, requiredText, time } from './wire';

/** A photo of a stay, as evidence. */
export const picture = entity({
  picUrl: requiredText(),
  picType: code<CodeOf<typeof PICTURE_TYPE>>([1, 2, 3, 4], 4),
  time: time(),
});
