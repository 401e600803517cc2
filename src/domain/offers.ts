interface PlatformFlags {
  /** 1 parking, 2 charging, 3 both if charging is on, else parking only (Rule 8.10). */
  readonly platBizType: number;
  readonly charging: number;
}

/** Whether the operator's platform is for parking. */
export const offersParking = ({ platBizType }: PlatformFlags): boolean => platBizType !== 2;

/** Whether it is for charging. */
export const offersCharging = ({ platBizType, charging }: PlatformFlags): boolean =>
  platBizType === 2 || (platBizType === 3 && charging === 1);
