import { useSelector } from 'react-redux';

import { selectHostCapabilities } from '@/flows/entry/entrySlice';
import { useToast } from '@/flows/notices/useDialogs';
import { useScan } from '@/flows/scan/useScan';
import { TextButton } from '@/ui/button/TextButton';

import { parsePlateFromCode } from './model/parsePlateFromCode';

/** Reads a plate from a code that the guest shows, if the host can scan. This only fills the plate field. */
export function ScanPlateCodeButton({ onPlate }: { readonly onPlate: (plateNo: string) => void }) {
  const { canScan } = useSelector(selectHostCapabilities);
  const { scan } = useScan();
  const toast = useToast();
  if (!canScan) return null;
  const scanPlate = async () => {
    const text = await scan('将带车牌的二维码放入框内');
    if (text === null) return;
    const plateNo = parsePlateFromCode(text);
    if (plateNo === null) toast('码里没有车牌，请输入车牌');
    else onPlate(plateNo);
  };
  return <TextButton onPress={() => void scanPlate()}>扫码填车牌</TextButton>;
}
