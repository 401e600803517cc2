import * as v from 'valibot';

import { filled } from '../requests';

/** The fields that every appeal submits, whatever bill it is about. */
export const appealRequest = {
  reasonType: v.number(),
  content: v.pipe(v.string(), v.maxLength(200)),
  pictures: v.array(filled),
  contactPhone: v.pipe(v.string(), v.regex(/^1[3-9]\d{9}$/)),
};
