/**
 * `state` of an appeal. 0 is an unknown state and counts as open. In a bill, 0 means that there is no appeal against
 * it.
 */
export const APPEAL_STATE = { unknown: 0, submitted: 1, underReview: 2, upheld: 3, rejected: 4, withdrawn: 5 } as const;

/** Whether an appeal is still pending. For a bill, call it only if the bill has an appeal. */
export const isAppealPending = (state: (typeof APPEAL_STATE)[keyof typeof APPEAL_STATE]): boolean =>
  state !== APPEAL_STATE.upheld && state !== APPEAL_STATE.rejected && state !== APPEAL_STATE.withdrawn;
