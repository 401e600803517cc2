import { PICTURE_TYPE } from '@/domain/stay/photosOf';

import { code, entity, requiredText, time } from './wire';

/** A photo that shows what happened. */
export const picture = entity({
  picUrl: requiredText(),
  picType: code(Object.values(PICTURE_TYPE), PICTURE_TYPE.evidence),
  time: time(),
});
