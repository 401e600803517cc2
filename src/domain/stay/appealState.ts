/** `state` of an appeal; 0 is one nobody knows: still open. A bill says 0 while there is no appeal against it. */
export const APPEAL_STATE = { unknown: 0, submitted: 1, underReview: 2, upheld: 3, rejected: 4, withdrawn: 5 } as const;
