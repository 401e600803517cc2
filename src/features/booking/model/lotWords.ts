import { formatYuan } from '@/domain/money';
import { isSoldOut } from '@/domain/places/leftWords';

/** How many can be booked: `不限`, `12个`, `已约满`. Empty when unknown. */
export function bookableWords(left: number): string {
  if (!Number.isSafeInteger(left)) return '';
  if (isSoldOut(left)) return '已约满';
  return left < 0 ? '不限' : `${String(left)}个`;
}

/** The same as a fact of a lot: `可约不限`, `可约12个`, `已约满`. */
export const leftWords = (left: number): string =>
  isSoldOut(left) || !Number.isSafeInteger(left) ? bookableWords(left) : `可约${bookableWords(left)}`;

/** Of a day without a time that can be booked: all are taken, or over; or some could not be read. */
export const noTimeWords = (unread: number): string => (unread > 0 ? '这一天的时段加载失败' : '这一天没有可约的时段了');

/** `预约费8.00元起`; empty when unknown. */
export const fromWords = (cents: number): string => (Number.isSafeInteger(cents) ? `预约费${formatYuan(cents)}起` : '');
