import type { ScreenHeaderProps } from '@/navigation/hooks/useScreen';
import type { ParkingBillKey } from '@/services/charge/bills';

import { BillPaymentView } from './BillPaymentView';
import { MissingBillView } from './MissingBillView';

interface ParkingBillViewProps {
  readonly frame: ScreenHeaderProps<'payPage' | 'pay'>;
  /** The parts of the key that the address has. */
  readonly billKey: Partial<ParkingBillKey>;
  /** The coupon preselected by the address. */
  readonly couponId?: string | undefined;
}

/**
 * Payment of the bill that the address names, or a notice if it names none. Used on the bill page and in the short
 * flow.
 */
export function BillInUrlPaymentView({ frame, billKey: { uniqueId, parkId }, couponId }: ParkingBillViewProps) {
  if (uniqueId === undefined || parkId === undefined) return <MissingBillView frame={frame} />;
  return (
    <BillPaymentView key={`${parkId} ${uniqueId}`} frame={frame} billKey={{ uniqueId, parkId }} couponId={couponId} />
  );
}
