import { PARKING_APPEAL_REASON, type ParkingAppealReason } from '@/services/charge/appeals';

/**
 * A problem with a parking bill. `appeal`: the appeal reason that settles it, and the refund with it, if the bill can
 * be appealed.
 */
export interface ParkingBillProblem {
  readonly value: number;
  readonly label: string;
  readonly note: string;
  readonly appeal?: ParkingAppealReason;
}

export const PARKING_BILL_PROBLEMS: readonly ParkingBillProblem[] = [
  { value: 1, label: '金额不对', note: '收多了，或没按标准收', appeal: PARKING_APPEAL_REASON.wrongAmount },
  { value: 2, label: '停车时间不对', note: '入场或离场时间和实际不符', appeal: PARKING_APPEAL_REASON.wrongTime },
  { value: 3, label: '重复扣费', note: '同一次停车扣了两次', appeal: PARKING_APPEAL_REASON.chargedTwice },
  { value: 4, label: '没停过车', note: '没去过这个停车场', appeal: PARKING_APPEAL_REASON.notParked },
  { value: 5, label: '不是我的车', note: '别人的车被记在这个车牌上', appeal: PARKING_APPEAL_REASON.notMine },
  { value: 6, label: '付款失败或未到账', note: '扣了钱还显示待缴，或付不了' },
  { value: 7, label: '道闸不放行', note: '已缴费，出口不抬杆' },
  { value: 8, label: '优惠没用上', note: '优惠券、月卡没有抵扣' },
  { value: 9, label: '退款未收到', note: '说好退的钱没到' },
  { value: 10, label: '发票问题', note: '开不了，或抬头、金额不对' },
  { value: 11, label: '其他问题', note: '' },
];
