import { useGo } from '@/navigation/hooks/useGo';
import { useQueryOf } from '@/navigation/hooks/useQuery';

import { BillToPay } from './BillToPay';
import { NoBill } from './NoBill';

/** The bill that the address names, to be paid: on its own page and in the short flow. */
export function BillView(frame: { readonly name: 'payPage' | 'pay'; readonly title: string }) {
  const go = useGo();
  const { uniqueId, parkId } = useQueryOf(frame.name);
  if (uniqueId === undefined || parkId === undefined) return <NoBill {...frame} onBack={go.back} />;
  return <BillToPay {...frame} key={`${parkId} ${uniqueId}`} billKey={{ uniqueId, parkId }} onBack={go.back} />;
}
