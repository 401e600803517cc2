import type { ScreenHeaderProps } from '@/navigation/hooks/useScreen';
import type { BillKey } from '@/services/charge/bills';

import { BillToPay } from './BillToPay';
import { GoneBill } from './GoneBill';

interface BillScreenProps {
  readonly frame: ScreenHeaderProps<'payPage' | 'pay'>;
  /** The parts of the key that the address has. */
  readonly billKey: Partial<BillKey>;
  /** The coupon that the address asks for. */
  readonly couponId?: string | undefined;
}

/** The bill of the address, ready to be paid. Used on its own page and in the short flow. */
export function BillView({ frame, billKey: { uniqueId, parkId }, couponId }: BillScreenProps) {
  if (uniqueId === undefined || parkId === undefined) return <GoneBill frame={frame} />;
  return <BillToPay key={`${parkId} ${uniqueId}`} frame={frame} billKey={{ uniqueId, parkId }} couponId={couponId} />;
}
