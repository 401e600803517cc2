/**
 * A saved bill is shown. The bill itself is in the vault, so that no recording contains it and time travel reads and
 * writes nothing. Without its contents, as in a replay, the card shows that they are missing.
 */
export interface ShownOfflineBillCopy {
  readonly handle: string;
  /** When the server sent it, in device time. */
  readonly atMs: number;
  /** The vehicle whose fee could not be loaded; null if the list of vehicles could not be loaded either. */
  readonly plateId: string | null;
}

/** A saved route to a booked berth is shown. Its contents are in the vault. */
export interface ShownOfflineBerthRoute {
  readonly handle: string;
  /** When the server sent it, in device time. */
  readonly atMs: number;
  readonly orderNo: string;
}

/** Null while the app is online and shows no saved copy. */
export interface OfflineState {
  readonly isLineLost: boolean;
  readonly bill: ShownOfflineBillCopy | null;
  readonly way?: ShownOfflineBerthRoute;
  /** No call has confirmed the server time: the phone slept, or there was no response yet. Countdowns show 约. */
  readonly isTimeUnsure?: true;
}

export type OfflineRootState = { offline: OfflineState | null };

export const selectIsOffline = ({ offline }: OfflineRootState): boolean => offline?.isLineLost === true;

export const selectIsServerTimeUncertain = ({ offline }: OfflineRootState): boolean => offline?.isTimeUnsure === true;

/** The saved bill that replaces the list of vehicles (null), or the fee of one vehicle. */
export const selectShownOfflineBillCopy =
  (plateId: string | null) =>
  ({ offline }: OfflineRootState): ShownOfflineBillCopy | null =>
    offline?.bill?.plateId === plateId ? offline.bill : null;
