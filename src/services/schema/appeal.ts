import { APPEAL_STATE } from '@/domain/stay/appealState';

import { stayPictureSchema } from './picture';
import * as wire from './wire';

/** One step in the timeline of an appeal; the oldest is first. */
const appealStep = wire.entity({ time: wire.dateTime(), title: wire.text(), text: wire.text() });

/**
 * The common fields of all appeals. `reasonType` is a value of the reason list of that kind of bill. The reply is due
 * by `deadlineTime`. After the reply, `resultFee` is the new cost of the bill and `refundFee` the refund, in cents; 0
 * before.
 */
export const appealFields = {
  appealId: wire.id(),
  /** The request that submitted it; empty if the server does not send it. */
  requestId: wire.optionalId(),
  reasonType: wire.count(),
  reasonText: wire.text(),
  content: wire.text(),
  pictures: wire.list(stayPictureSchema),
  contactPhone: wire.text(),
  submitTime: wire.dateTime(),
  deadlineTime: wire.dateTime(),
  state: wire.enumCode(Object.values(APPEAL_STATE), APPEAL_STATE.unknown),
  stateText: wire.text(),
  replyText: wire.text(),
  replyTime: wire.dateTime(),
  resultFee: wire.centsOrZero(),
  refundFee: wire.centsOrZero(),
  timeline: wire.list(appealStep),
};

/** The fields that every appeal has, whatever kind of bill it is about. */
export type Appeal = { readonly [K in keyof typeof appealFields]: wire.Infer<(typeof appealFields)[K]> };

/** What the driver submits. `pictures` are addresses of uploaded photos; `content` has up to 200 characters. */
export interface AppealArgs {
  reasonType: number;
  content: string;
  pictures: readonly string[];
  contactPhone: string;
}
