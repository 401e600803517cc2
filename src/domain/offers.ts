/** platBizType of the menu config. `both` means parking only while charging is switched off (Rule 8.10). */
export const PLATFORM_BIZ_TYPE = { parking: 1, charging: 2, both: 3 } as const;
/** walletPlan of the menu config. */
export const SINGLE_OR_SEVERAL_WALLETS = { one: 1, several: 2 } as const;

interface PlatformFlags {
  /** One of PLATFORM. */
  readonly platBizType: number;
  readonly charging: number;
}

interface WalletFlags {
  /** One of SINGLE_OR_SEVERAL_WALLETS. */
  readonly walletPlan: number;
  readonly supportBalance: number;
}

/** Whether the operator offers parking. */
export const offersParking = ({ platBizType }: PlatformFlags): boolean => platBizType !== PLATFORM_BIZ_TYPE.charging;

/** Whether the operator offers charging. */
export const offersCharging = ({ platBizType, charging }: PlatformFlags): boolean =>
  platBizType === PLATFORM_BIZ_TYPE.charging || (platBizType === PLATFORM_BIZ_TYPE.both && charging === 1);

/** Whether the operator has parking along roads. */
export const offersRoadParking = (flags: PlatformFlags & { readonly roadParking: number }): boolean =>
  offersParking(flags) && flags.roadParking === 1;

/** The page that shows the balance (Rule 8.3, ACCOUNT_RECHARGE). */
export const getBalancePageName = ({ walletPlan, supportBalance }: WalletFlags): 'wallet' | 'accountBalance' =>
  walletPlan === SINGLE_OR_SEVERAL_WALLETS.several && supportBalance === 1 ? 'wallet' : 'accountBalance';
