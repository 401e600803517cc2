import { code, entity, requiredText, time } from './wire';

/** A photo that shows what happened. picType 1 entry, 2 exit, 3 berth, 4 evidence. */
export const picture = entity({ picUrl: requiredText(), picType: code([1, 2, 3, 4], 4), time: time() });
