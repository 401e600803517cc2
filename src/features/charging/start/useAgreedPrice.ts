import { useEffect } from 'react';

import { type PricedPeriod, priceKey } from '@/domain/charging/prices';
import { useDraft } from '@/flows/drafts/useDraft';

interface Agreed {
  readonly key: string;
  readonly fen: number;
}

const isAgreed = (value: unknown): value is Agreed | null =>
  value === null ||
  (typeof value === 'object' && typeof (value as Agreed).key === 'string' && typeof (value as Agreed).fen === 'number');

/**
 * The price that the driver saw when the page was opened. If another one holds by now, it is told, and the next press agrees to it.
 *
 * @param present the price of now; null while it is not known
 */
export function useAgreedPrice(gunNo: string, present: PricedPeriod | null) {
  const [agreed, setAgreed, forget] = useDraft<Agreed | null>(`chargingPage.price:${gunNo}`, null, isAgreed);
  const key = priceKey(present);
  const fen = present?.totalPriceFen ?? Number.NaN;
  const isFirst = agreed === null && key !== '' && Number.isFinite(fen);
  useEffect(() => {
    if (isFirst) setAgreed({ key, fen });
  }, [isFirst, key, fen, setAgreed]);
  // A page that is opened anew shows its price anew.
  useEffect(() => forget, [forget]);
  const isChanged = agreed !== null && key !== '' && agreed.key !== key;
  return { beforeFen: isChanged ? agreed.fen : null, agree: () => setAgreed({ key, fen }) };
}
