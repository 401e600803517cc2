import { useEffect } from 'react';

import { chargingPriceKey, type PricedChargingPeriod } from '@/domain/charging/prices';
import { useDraft } from '@/flows/drafts/useDraft';

interface AgreedPrice {
  readonly key: string;
  readonly fen: number;
}

const isAgreedPrice = (value: unknown): value is AgreedPrice | null =>
  value === null ||
  (typeof value === 'object' &&
    typeof (value as AgreedPrice).key === 'string' &&
    typeof (value as AgreedPrice).fen === 'number');

/**
 * The price that the driver saw when the page opened. If it has changed since, it is returned as `previousFen`, and the
 * next press agrees to the new one.
 *
 * @param currentPeriod the current price period; null while unknown
 */
export function useAgreedEnergyPrice(gunNo: string, currentPeriod: PricedChargingPeriod | null) {
  const [agreed, setAgreed, clearAgreed] = useDraft<AgreedPrice | null>(
    `chargingPage.price:${gunNo}`,
    null,
    isAgreedPrice,
  );
  const key = chargingPriceKey(currentPeriod);
  const fen = currentPeriod?.totalPriceFen ?? Number.NaN;
  const isFirst = agreed === null && key !== '' && Number.isFinite(fen);
  useEffect(() => {
    if (isFirst) setAgreed({ key, fen });
  }, [isFirst, key, fen, setAgreed]);
  // The price is forgotten when the page closes.
  useEffect(() => clearAgreed, [clearAgreed]);
  const isChanged = agreed !== null && key !== '' && agreed.key !== key;
  return { previousFen: isChanged ? agreed.fen : null, agree: () => setAgreed({ key, fen }) };
}
