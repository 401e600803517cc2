import { useScreen } from '@/navigation/hooks/useScreen';

import { PickedBillsInvoice } from './PickedBillsInvoice';

/** 增值税专用发票 for the picked bills. */
export default function InvoiceSpecialScreen() {
  const { frame } = useScreen('invoiceSpecial');
  return <PickedBillsInvoice frame={frame} isSpecial />;
}
