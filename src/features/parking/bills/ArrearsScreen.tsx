import { useScreen } from '@/navigation/hooks/useScreen';

import { BillsView } from './BillsView';

/** The arrears of the plate or lot that the address names; without either, all arrears of the driver. */
export default function ArrearsScreen() {
  const { frame, query } = useScreen('arrearsPage');
  return <BillsView frame={frame} question={{ ...query, arrearsOnly: '1' }} />;
}
