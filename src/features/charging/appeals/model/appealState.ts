import { APPEAL_STATE } from '@/domain/stay/appealState';
import { standing } from '@/navigation/standing';
import { isOpen } from '@/widgets/appeal/model/appealWords';

interface Appealed {
  readonly appealState: (typeof APPEAL_STATE)[keyof typeof APPEAL_STATE];
  readonly canAppeal: number;
}

/** Whether an appeal against a bill waits for its answer. Until then nothing is to be paid. */
export const isUnderAppeal = ({ appealState }: Pick<Appealed, 'appealState'>): boolean =>
  appealState !== APPEAL_STATE.unknown && isOpen({ state: appealState });

/** Beside such a bill. */
export const UNDER_APPEAL = '申诉中，有答复之前不用付；已付的，申诉成立后原路退回';

type Screens = {
  readonly form: 'chargingBillComplain' | 'occupyAppeal';
  readonly progress: 'chargingAppealDetail' | 'occupyAppealDetail';
};

/** Rows that lead from a bill to its appeals: how the last one stands, and a new one if the server takes it. */
export function appealRows(bill: Appealed, orderNo: string, { form, progress }: Screens) {
  const isOver = bill.appealState !== APPEAL_STATE.unknown && !isUnderAppeal(bill);
  return [
    {
      title: '申诉中',
      note: '查看进度和答复期限',
      to: isUnderAppeal(bill) ? standing(progress, { orderNo }) : undefined,
    },
    { title: '申诉结果', note: '查看答复', to: isOver ? standing(progress, { orderNo }) : undefined },
    { title: '申诉', note: '', to: bill.canAppeal === 1 ? standing(form, { orderNo }) : undefined },
  ];
}
