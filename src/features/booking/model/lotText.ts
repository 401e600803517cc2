import { formatYuan } from '@/domain/money';
import { isSoldOut } from '@/domain/places/remainingCountText';

/** The number of bookable spaces: `不限`, `12个`, `已约满`. Empty when unknown. */
export function bookableSpaceCountText(left: number): string {
  if (!Number.isSafeInteger(left)) return '';
  if (isSoldOut(left)) return '已约满';
  return left < 0 ? '不限' : `${String(left)}个`;
}

/** The same as a fact in a lot's row: `可约不限`, `可约12个`, `已约满`. */
export const bookableSpacesFactText = (left: number): string =>
  isSoldOut(left) || !Number.isSafeInteger(left) ? bookableSpaceCountText(left) : `可约${bookableSpaceCountText(left)}`;

/** For a day without a bookable time: all times are taken or past, or some could not be parsed. */
export const noBookableTimeText = (unread: number): string =>
  unread > 0 ? '这一天的时段加载失败' : '这一天没有可约的时段了';

/** `预约费8.00元起`; empty when unknown. */
export const minBookingFeeText = (cents: number): string =>
  Number.isSafeInteger(cents) ? `预约费${formatYuan(cents)}起` : '';
