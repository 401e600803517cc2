/** The driver's role for a merchant. Only an administrator may buy. */
export const MERCHANT_ROLE = { unknown: 0, administrator: 1, clerk: 2 } as const;

export const MERCHANT_STATE = { unknown: 0, active: 1, stopped: 2 } as const;

/** The `state` of a coupon in stock. */
export const MERCHANT_COUPON_STATE = { unknown: 0, available: 1, soldOut: 2, expired: 3, withdrawn: 4 } as const;

/** The `state` of a grant. */
export const COUPON_GRANT_STATE = { unknown: 0, given: 1, used: 2, revoked: 3, expired: 4 } as const;
