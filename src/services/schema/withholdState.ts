/**
 * Whether parking fees are withheld from an account automatically, for a plate or by one channel. `paused` while the
 * plate has arrears.
 */
export const AUTO_DEDUCTION_STATE = {
  unknown: -1,
  notOpened: 0,
  open: 1,
  paused: 2,
  unauthorized: 3,
  closed: 4,
} as const;
