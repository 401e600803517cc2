import { APPEAL_STATE } from '@/domain/stay/appealState';

import { picture } from './picture';
import { centsOrZero, code, count, entity, id, list, text, time } from './wire';

/** One step of an appeal, oldest first. */
const appealStep = entity({ time: time(), title: text(), text: text() });

/**
 * What every appeal has, whatever bill it is about. `reasonType` is of the list of that kind of bill. An answer is promised
 * by `deadlineTime`. After it `resultFee` is what the bill costs now and `refundFee` what goes back, cents; 0 before.
 */
export const appealFields = {
  appealId: id(),
  reasonType: count(),
  reasonText: text(),
  content: text(),
  pictures: list(picture),
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

/** What a driver hands in. `pictures`: addresses of uploaded photos; `content` up to 200 characters. */
export interface AppealArgs {
  reasonType: number;
  content: string;
  pictures: readonly string[];
  contactPhone: string;
}
