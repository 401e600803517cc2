/** How the world behaves; scenarios turn these. */
export interface Settings {
  /** From the cashier's money to the gateway's knowledge of it; null: never. */
  settleAfterMs: number | null;
  /** Lots whose rows fail in a payment of several bills. */
  failingLots: string[];
  /** Plates whose fee query fails. */
  failingFeePlates: string[];
  /** A used refresh token ends its whole family. */
  revokesFamilies: boolean;
  /** Accepted in place of any SMS code; empty: none. */
  universalCode: string;
  /** Drivers whose session operations may look at, by driverId. */
  opsRecordingDrivers: string[];
  /** What sysCodes/getMapType answers: 1 the first map app, 2 the second, 3 ask. */
  mapFlag: 1 | 2 | 3;
  /** 1 parking, 2 charging, 3 both. */
  platBizType: 1 | 2 | 3;
  hasCharging: boolean;
}

export const standardSettings = (): Settings => ({
  settleAfterMs: 0,
  failingLots: [],
  failingFeePlates: [],
  revokesFamilies: false,
  universalCode: '123456',
  opsRecordingDrivers: [],
  mapFlag: 3,
  platBizType: 1,
  hasCharging: false,
});
