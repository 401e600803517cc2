import { useScan } from '@/flows/scan/useScan';
import { PrimaryButton } from '@/ui/button/PrimaryButton';
import { TextButton } from '@/ui/button/TextButton';

/** Scans another code of a merchant. */
export function ScanAgain({ variant = 'text' }: { readonly variant?: 'primary' | 'text' }) {
  const { scan, openScanned } = useScan();
  const read = async () => {
    const text = await scan('将商户的领券码放入框内');
    if (text !== null) await openScanned(text);
  };
  const press = () => void read();
  return variant === 'primary' ? (
    <PrimaryButton onPress={press}>扫领券码</PrimaryButton>
  ) : (
    <TextButton onPress={press}>扫领券码</TextButton>
  );
}
