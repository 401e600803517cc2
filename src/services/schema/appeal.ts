import { APPEAL_STATE } from '@/domain/stay/appealState';

import { stayPictureSchema } from './picture';
import { centsOrZero, code, count, entity, id, type Infer, list, optionalId, text, time } from './wire';

/** One step in the timeline of an appeal; the oldest is first. */
const appealStep = entity({ time: time(), title: text(), text: text() });

/**
 * The common fields of all appeals. `reasonType` is a value of the reason list of that kind of bill. The reply is due
 * by `deadlineTime`. After the reply, `resultFee` is the new cost of the bill and `refundFee` the refund, in cents; 0
 * before.
 */
export const appealFields = {
  appealId: id(),
  /** The request that submitted it; empty if the server does not send it. */
  requestId: optionalId(),
  reasonType: count(),
  reasonText: text(),
  content: text(),
  pictures: list(stayPictureSchema),
  contactPhone: text(),
  submitTime: time(),
  deadlineTime: time(),
  state: code(Object.values(APPEAL_STATE), APPEAL_STATE.unknown),
  stateText: text(),
  replyText: text(),
  replyTime: time(),
  resultFee: centsOrZero(),
  refundFee: centsOrZero(),
  timeline: list(appealStep),
};

/** The fields that every appeal has, whatever kind of bill it is about. */
export type Appeal = { readonly [K in keyof typeof appealFields]: Infer<(typeof appealFields)[K]> };

/** What the driver submits. `pictures` are addresses of uploaded photos; `content` has up to 200 characters. */
export interface AppealArgs {
  reasonType: number;
  content: string;
  pictures: readonly string[];
  contactPhone: string;
}
