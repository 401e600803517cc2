import { useScan } from '@/flows/scan/useScan';
import { PrimaryButton } from '@/ui/button/PrimaryButton';

/** Scans the code of a receipt. */
export function ScanReceiptCodeButton() {
  const { scan, openScanned } = useScan();
  const scanAndOpen = async () => {
    const text = await scan('将小票上的开票码放入框内');
    if (text !== null) await openScanned(text);
  };
  return <PrimaryButton onPress={() => void scanAndOpen()}>扫开票码</PrimaryButton>;
}
