import { useScan } from '@/flows/scan/useScan';
import { PrimaryButton } from '@/ui/button/PrimaryButton';
import { TextButton } from '@/ui/button/TextButton';

/** Scans a coupon code of a merchant and opens its screen. */
export function ScanCouponCodeButton({ variant = 'text' }: { readonly variant?: 'primary' | 'text' }) {
  const { scan, openScanned } = useScan();
  const scanAndOpen = async () => {
    const text = await scan('将商户的领券码放入框内');
    if (text !== null) await openScanned(text);
  };
  const startScan = () => void scanAndOpen();
  return variant === 'primary' ? (
    <PrimaryButton onPress={startScan}>扫领券码</PrimaryButton>
  ) : (
    <TextButton onPress={startScan}>扫领券码</TextButton>
  );
}
