import { useScreen } from '@/navigation/hooks/useScreen';

import { BatchPaymentView } from './BatchPaymentView';

/** The arrears of the plate or lot that the address names; without either, all arrears of the driver. */
export default function ArrearsScreen() {
  const { frame, query } = useScreen('arrearsPage');
  return <BatchPaymentView frame={frame} question={{ ...query, arrearsOnly: '1' }} />;
}
