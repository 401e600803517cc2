import * as v from 'valibot';

import { parkingBillKey } from '@/domain/payment/payable';
import type { BillCard, BillCardFee } from '@/services/charge/parkingBill';

/** What home shows of a bill while the line is gone. */
export interface KeptBill {
  readonly plateId: string;
  /** `parkingBillKey`, by which a payment of this bill removes it. */
  readonly billKey: string;
  readonly plateText: string;
  readonly parkName: string;
  readonly cents: number;
  /** When the server said it, in device time. */
  readonly atMs: number;
}

/** Its stored form. */
export const keptBillFields = v.object({
  plateId: v.string(),
  billKey: v.string(),
  plateText: v.pipe(v.string(), v.nonEmpty()),
  parkName: v.string(),
  cents: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  atMs: v.number(),
});

/** What the store knows about one vehicle. */
export interface KnownFee {
  readonly card: BillCard;
  /** Undefined until it has been read. */
  readonly fee: BillCardFee | undefined;
  readonly atMs: number;
  /** Whether a payment of this bill is under way, or may be. */
  readonly isBeingPaid: boolean;
}

const bothIds = ({ uniqueId, parkId }: { uniqueId: string; parkId: string }) => uniqueId !== '' && parkId !== '';

/** Whether the kept bill is that of this vehicle, and of the same stay as far as the list says. */
export const isOfCard = (card: BillCard, { plateId, billKey }: KeptBill): boolean =>
  plateId === card.plateId && (!bothIds(card) || parkingBillKey(card) === billKey);

function keepable({ card, fee, atMs, isBeingPaid }: KnownFee): readonly KeptBill[] {
  if (fee === undefined || isBeingPaid || !(fee.parkFee > 0) || fee.parkFeeSucc === 0) return [];
  const { plateId, formatPlateNo: plateText, parkName } = card;
  const ids = bothIds(fee) ? fee : card;
  return bothIds(ids) ? [{ plateId, billKey: parkingBillKey(ids), plateText, parkName, cents: fee.parkFee, atMs }] : [];
}

/**
 * The bill to keep when the server has answered: the one whose fee was read last. Without any, the former one stays only as long as its vehicle is
 * parked and its fee has not been read again.
 */
export function billToKeep(known: readonly KnownFee[], before: KeptBill | null): KeptBill | null {
  const [latest] = known.flatMap(keepable).sort((one, other) => other.atMs - one.atMs);
  if (latest !== undefined) return latest;
  const stays = ({ card, fee, isBeingPaid }: KnownFee) =>
    fee === undefined && !isBeingPaid && before !== null && isOfCard(card, before);
  return known.some(stays) ? before : null;
}
