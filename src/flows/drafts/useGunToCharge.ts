import { useDraft } from './useDraft';

const isText = (value: unknown): value is string => typeof value === 'string';

/** The gun that the driver was about to start; empty without one. A recharge leads back to it, whether the plug is in or not. */
export const useGunToCharge = () => useDraft<string>('gunToCharge', '', isText);
