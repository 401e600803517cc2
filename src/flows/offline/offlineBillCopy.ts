import * as v from 'valibot';

import { parkingBillKey } from '@/domain/payment/payable';
import type { HomeBillCardData, HomeBillCardFee } from '@/services/charge/parkingBill';

/** A bill saved on this device, which home shows while offline. */
export interface OfflineBillCopy {
  readonly plateId: string;
  /** `parkingBillKey`, by which a payment of this bill removes it. */
  readonly billKey: string;
  readonly plateText: string;
  readonly parkName: string;
  readonly cents: number;
  /** When the server sent it, in device time. */
  readonly atMs: number;
}

/** Schema of the stored form. */
export const offlineBillCopySchema = v.object({
  plateId: v.string(),
  billKey: v.string(),
  plateText: v.pipe(v.string(), v.nonEmpty()),
  parkName: v.string(),
  cents: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  atMs: v.number(),
});

/** The card of one vehicle and its fee, as far as loaded. */
export interface VehicleCardAndFee {
  readonly card: HomeBillCardData;
  /** Undefined until it is loaded. */
  readonly fee: HomeBillCardFee | undefined;
  readonly atMs: number;
  /** Whether a payment of this bill is under way, or may be. */
  readonly isBeingPaid: boolean;
}

const hasBothIds = ({ uniqueId, parkId }: { uniqueId: string; parkId: string }) => uniqueId !== '' && parkId !== '';

/** Whether the saved bill belongs to this vehicle, and to the same stay as far as the list shows it. */
export const isOfflineBillCopyOfVehicle = (card: HomeBillCardData, { plateId, billKey }: OfflineBillCopy): boolean =>
  plateId === card.plateId && (!hasBothIds(card) || parkingBillKey(card) === billKey);

function toOfflineBillCopies({ card, fee, atMs, isBeingPaid }: VehicleCardAndFee): readonly OfflineBillCopy[] {
  if (fee === undefined || isBeingPaid || !(fee.parkFee > 0) || fee.parkFeeSucc === 0) return [];
  const { plateId, formatPlateNo: plateText, parkName } = card;
  const ids = hasBothIds(fee) ? fee : card;
  return hasBothIds(ids)
    ? [{ plateId, billKey: parkingBillKey(ids), plateText, parkName, cents: fee.parkFee, atMs }]
    : [];
}

/**
 * Selects the bill to save after a response: the one whose fee was loaded last. If there is none, the previously saved
 * bill remains only while its vehicle is parked and its fee has not been loaded again.
 */
export function pickBillForOfflineCopy(
  fees: readonly VehicleCardAndFee[],
  previous: OfflineBillCopy | null,
): OfflineBillCopy | null {
  const [latest] = fees.flatMap(toOfflineBillCopies).sort((one, other) => other.atMs - one.atMs);
  if (latest !== undefined) return latest;
  const isStillValid = ({ card, fee, isBeingPaid }: VehicleCardAndFee) =>
    fee === undefined && !isBeingPaid && previous !== null && isOfflineBillCopyOfVehicle(card, previous);
  return fees.some(isStillValid) ? previous : null;
}
