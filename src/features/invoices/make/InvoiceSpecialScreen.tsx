import { useScreen } from '@/navigation/hooks/useScreen';

import { PickedBillsInvoiceView } from './PickedBillsInvoiceView';

/** 增值税专用发票 for the picked bills. */
export default function InvoiceSpecialScreen() {
  const { frame } = useScreen('invoiceSpecial');
  return <PickedBillsInvoiceView frame={frame} isSpecial />;
}
