import type { PICTURE_TYPE } from '@/domain/stay/photosOf';

import { code, type CodeOf, entity, requiredText, time } from './wire';

/** A photo that shows what happened. */
export const picture = entity({
  picUrl: requiredText(),
  picType: code<CodeOf<typeof PICTURE_TYPE>>([1, 2, 3, 4], 4),
  time: time(),
});
