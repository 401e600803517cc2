import { APPEAL_STATE } from '@/domain/stay/appealState';
import { getPathIfInBuild } from '@/navigation/getPathIfInBuild';
import { isAppealOpen } from '@/widgets/appeal/model/appealText';

interface AppealableBill {
  readonly appealState: (typeof APPEAL_STATE)[keyof typeof APPEAL_STATE];
  readonly canAppeal: number;
}

/** Whether an appeal against the bill is still open. Until the reply nothing has to be paid. */
export const isChargingBillUnderAppeal = ({ appealState }: Pick<AppealableBill, 'appealState'>): boolean =>
  appealState !== APPEAL_STATE.unknown && isAppealOpen({ state: appealState });

/** The notice on such a bill. */
export const CHARGING_BILL_UNDER_APPEAL_TEXT = '申诉中，有答复之前不用付；已付的，申诉成立后原路退回';

type AppealScreens = {
  readonly form: 'chargingBillComplain' | 'occupyAppeal';
  readonly progress: 'chargingAppealDetail' | 'occupyAppealDetail';
};

/** The rows that link a bill to its appeals: the last appeal, and a new one if the server allows it. */
export function toChargingAppealLinkRows(bill: AppealableBill, orderNo: string, { form, progress }: AppealScreens) {
  const isEnded = bill.appealState !== APPEAL_STATE.unknown && !isChargingBillUnderAppeal(bill);
  return [
    {
      title: '申诉中',
      note: '查看进度和答复期限',
      to: isChargingBillUnderAppeal(bill) ? getPathIfInBuild(progress, { orderNo }) : undefined,
    },
    { title: '申诉结果', note: '查看答复', to: isEnded ? getPathIfInBuild(progress, { orderNo }) : undefined },
    { title: '申诉', note: '', to: bill.canAppeal === 1 ? getPathIfInBuild(form, { orderNo }) : undefined },
  ];
}
