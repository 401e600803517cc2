import { useScan } from '@/flows/scan/useScan';
import { PrimaryButton } from '@/ui/button/PrimaryButton';

/** Scans the code of a receipt. */
export function ScanReceipt() {
  const { scan, openScanned } = useScan();
  const read = async () => {
    const text = await scan('将小票上的开票码放入框内');
    if (text !== null) await openScanned(text);
  };
  return <PrimaryButton onPress={() => void read()}>扫开票码</PrimaryButton>;
}
