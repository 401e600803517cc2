import {
  PARKING_APPEAL_REASON,
  PARKING_APPEAL_REASON_LABELS,
  type ParkingAppealReason,
} from '@/services/charge/appeals';
import { toAppealReasons } from '@/widgets/appeal/model/appealForm';

const ALL_REASONS = toAppealReasons<ParkingAppealReason>(PARKING_APPEAL_REASON_LABELS);
/** 套牌车, 不是我的车: such an appeal cannot wait until the car leaves. */
const INSIDE_REASONS: ReadonlySet<ParkingAppealReason> = new Set([
  PARKING_APPEAL_REASON.clonedPlate,
  PARKING_APPEAL_REASON.notMine,
]);

/** The available reasons. While the car is inside, only those about another car. */
export const getAvailableParkingAppealReasons = ({ exitTime }: { readonly exitTime: string }) =>
  exitTime === '' ? ALL_REASONS.filter(({ value }) => INSIDE_REASONS.has(value)) : ALL_REASONS;
