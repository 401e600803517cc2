import * as v from 'valibot';

import { filled, requestId } from '../requests';

/** The fields that every appeal submits, whatever bill it is about. */
export const appealRequest = {
  requestId,
  reasonType: v.number(),
  content: v.pipe(v.string(), v.maxLength(200)),
  pictures: v.array(filled),
  contactPhone: v.pipe(v.string(), v.regex(/^1[3-9]\d{9}$/)),
};

export const appealIdOf = ({ appealId }: { appealId: string }) => appealId;
