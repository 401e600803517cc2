import { useDraft } from './useDraft';

const isText = (value: unknown): value is string => typeof value === 'string';

/**
 * The gun that the driver was about to start; empty if there is none. After a recharge the app returns to it, whether
 * the plug is in or not.
 */
export const useGunToStartAfterWalletRecharge = () => useDraft<string>('gunToCharge', '', isText);
