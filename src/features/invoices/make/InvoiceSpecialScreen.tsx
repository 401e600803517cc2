import { useScreen } from '@/navigation/hooks/useScreen';

import { MakeForPicked } from './MakeForPicked';

/** 增值税专用发票 for what was picked. */
export default function InvoiceSpecialScreen() {
  const { frame } = useScreen('invoiceSpecial');
  return <MakeForPicked frame={frame} isSpecial />;
}
