import { useScreen } from '@/navigation/hooks/useScreen';

import { BillsView } from './BillsView';

/** The arrears of one plate or one lot, as named in a notice; without either, all of the driver's. */
export default function ArrearsScreen() {
  const { frame, query } = useScreen('arrearsPage');
  return <BillsView frame={frame} question={{ ...query, arrearsOnly: '1' }} />;
}
