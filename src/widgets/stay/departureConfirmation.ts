import { formatYuan } from '@/domain/money';

/**
 * The confirmation dialog before a driver ends a stay whose exit the lot has missed. `parkFee`: the amount due in
 * cents, NaN if unknown.
 */
export function departureConfirmation(bill: {
  readonly formatPlateNo: string;
  readonly plateNo: string;
  readonly parkName: string;
  readonly parkFee: number;
}) {
  const owed = bill.parkFee > 0 ? `目前的 ${formatYuan(bill.parkFee)} 需要补缴，` : '';
  return {
    title: `${bill.formatPlateNo || bill.plateNo} 已离场？`,
    text: `${bill.parkName}将从现在起停止计费，${owed}对金额有异议的可以申诉。车还在场内时请不要确认。`,
    confirmLabel: '已离场',
  };
}
