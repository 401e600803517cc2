import { useGo } from '@/navigation/useGo';
import { useQueryOf } from '@/navigation/useQuery';

import { BillToPay } from '../parts/BillToPay';
import { NoBill } from '../parts/NoBill';

/** One parking bill, to be paid. */
export default function PayScreen() {
  const go = useGo();
  const { uniqueId, parkId } = useQueryOf('payPage');
  if (uniqueId === undefined || parkId === undefined) return <NoBill onBack={go.back} />;
  return <BillToPay key={`${parkId} ${uniqueId}`} billKey={{ uniqueId, parkId }} onBack={go.back} />;
}
