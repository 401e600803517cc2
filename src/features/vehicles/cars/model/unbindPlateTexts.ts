import { pathTo } from '@/navigation/paths';
import type { HomeBillCardData } from '@/services/charge/parkingBill';
import type { BoundPlate } from '@/services/charge/plates';
import { AUTO_DEDUCTION_STATE } from '@/services/schema/withholdState';

const OPENED_STATES: ReadonlySet<BoundPlate['withholdState']> = new Set([
  AUTO_DEDUCTION_STATE.open,
  AUTO_DEDUCTION_STATE.paused,
  AUTO_DEDUCTION_STATE.unauthorized,
]);

/** The confirmation before unbinding a plate, with its consequences. */
export function createUnbindPlateDialog({ formatPlateNo, arrearsNum, withholdState }: BoundPlate): {
  title: string;
  text: string;
} {
  const consequences = [
    '解绑后不再显示它的停车账单和记录',
    ...(OPENED_STATES.has(withholdState) ? ['它的无感支付不再扣款'] : []),
    ...(arrearsNum > 0 ? [`${arrearsNum}笔欠费仍需缴清`] : []),
  ];
  return { title: `解绑 ${formatPlateNo}？`, text: `${consequences.join('，')}。` };
}

/**
 * Why a plate cannot be unbound now, with the path of the bill that blocks it. If the bill is unknown, the path is
 * home, which lists all bills.
 */
export function createUnbindPlateBlockedDialog(
  { formatPlateNo }: BoundPlate,
  bill: HomeBillCardData | undefined,
): { title: string; text: string; path: string } {
  const place = bill === undefined || bill.parkName === '' ? '' : `在${bill.parkName}`;
  return {
    title: `${formatPlateNo} 现在不能解绑`,
    text: `它正${place === '' ? '在' : place}停车，有账单正在计费。缴费并离场后才能解绑。`,
    path:
      bill === undefined || bill.uniqueId === '' || bill.parkId === ''
        ? pathTo('home')
        : pathTo('payPage', { uniqueId: bill.uniqueId, parkId: bill.parkId }),
  };
}
