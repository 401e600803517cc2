import { PARKING_APPEAL_REASON, PARKING_APPEAL_REASONS, type ParkingAppealReason } from '@/services/charge/appeals';
import { reasonsIn } from '@/widgets/appeal/model/appealForm';

const ALL_REASONS = reasonsIn<ParkingAppealReason>(PARKING_APPEAL_REASONS);
/** 套牌车, 不是我的车: such an appeal cannot wait until the car drives out. */
const WHILE_INSIDE: ReadonlySet<ParkingAppealReason> = new Set([
  PARKING_APPEAL_REASON.clonedPlate,
  PARKING_APPEAL_REASON.notMine,
]);

/** The available reasons. While the car is inside, only that it is not the driver's car. */
export const reasonsFor = ({ exitTime }: { readonly exitTime: string }) =>
  exitTime === '' ? ALL_REASONS.filter(({ value }) => WHILE_INSIDE.has(value)) : ALL_REASONS;
