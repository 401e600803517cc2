import { formatYuan } from '@/domain/money';

/** `可约不限`, `可约12个`, `已约满`; -1 is unlimited (Rule 3.12). */
export const leftWords = (left: number): string =>
  left < 0 ? '可约不限' : left === 0 ? '已约满' : `可约${String(left)}个`;

/** `预约费8.00元起`; empty when unknown. */
export const fromWords = (cents: number): string => (Number.isSafeInteger(cents) ? `预约费${formatYuan(cents)}起` : '');
