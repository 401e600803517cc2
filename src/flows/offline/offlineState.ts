/**
 * That a kept bill is shown. The bill itself is in the vault, so that no recording has it, and a jump in time reads and writes nothing. Without its
 * contents, as in a replay, the card says that they are missing.
 */
export interface ShownBill {
  readonly handle: string;
  /** When the server said it, in device time. */
  readonly atMs: number;
  /** The vehicle whose fee could not be read; null if not even the list of vehicles could. */
  readonly plateId: string | null;
}

/** That the kept way to a booked berth is shown. What it says is in the vault. */
export interface ShownWay {
  readonly handle: string;
  /** When the server said it, in device time. */
  readonly atMs: number;
  readonly orderNo: string;
}

/** Null while the line is there and nothing that was kept is shown. */
export interface OfflineState {
  readonly isLineLost: boolean;
  readonly bill: ShownBill | null;
  readonly way?: ShownWay;
  /** No call has confirmed the server's time: the phone slept, or there was no response yet. What counts down says 约. */
  readonly isTimeUnsure?: true;
}

export type WithOffline = { offline: OfflineState | null };

export const selectIsLineLost = ({ offline }: WithOffline): boolean => offline?.isLineLost === true;

export const selectIsTimeUnsure = ({ offline }: WithOffline): boolean => offline?.isTimeUnsure === true;

/** The kept bill that stands for the list of vehicles (null), or for the fee of one of them. */
export const selectShownBill =
  (plateId: string | null) =>
  ({ offline }: WithOffline): ShownBill | null =>
    offline?.bill?.plateId === plateId ? offline.bill : null;
