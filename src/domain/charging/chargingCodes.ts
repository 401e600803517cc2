/**
 * The `gunState`; -1 is an unknown state, in which the gun must not be used. `occupied`: fully charged, but the plug is
 * still in.
 */
export const CHARGING_GUN_STATE = {
  unknown: -1,
  offline: 0,
  free: 1,
  pluggedIn: 2,
  charging: 3,
  reserved: 4,
  occupied: 5,
  broken: 255,
} as const;
export type ChargingGunState = (typeof CHARGING_GUN_STATE)[keyof typeof CHARGING_GUN_STATE];

/**
 * The `orderState` of a charging order; 0 unknown, in progress. A stop is only a request: the state is `stopping` until
 * the charger reports the stop.
 */
export const CHARGING_ORDER_STATE = {
  unknown: 0,
  starting: 1,
  charging: 2,
  stopping: 3,
  settling: 4,
  unpaid: 5,
  finished: 6,
  startFailed: 7,
  abnormal: 8,
  cancelled: 9,
  refunding: 10,
  refunded: 11,
} as const;
export type ChargingOrderState = (typeof CHARGING_ORDER_STATE)[keyof typeof CHARGING_ORDER_STATE];

/** The `limitType` and the unit of `limitValue`: none (until full), cents, kWh, minutes, percent of the battery. */
export const CHARGING_LIMIT_TYPE = { full: 0, amount: 1, energy: 2, time: 3, soc: 4 } as const;
export type ChargingLimitType = (typeof CHARGING_LIMIT_TYPE)[keyof typeof CHARGING_LIMIT_TYPE];
