import { useSelector } from 'react-redux';

import { selectHost } from '@/flows/entry/entrySlice';
import { useToast } from '@/flows/notices/useDialogs';
import { useScan } from '@/flows/scan/useScan';
import { TextButton } from '@/ui/button/TextButton';

import { plateInCode } from './model/plateInCode';

/** A plate out of a code that the guest shows, where the host can scan. Nothing is given by it. */
export function ScanPlate({ onPlate }: { readonly onPlate: (plateNo: string) => void }) {
  const { canScan } = useSelector(selectHost);
  const { scan } = useScan();
  const toast = useToast();
  if (!canScan) return null;
  const read = async () => {
    const text = await scan('将带车牌的二维码放入框内');
    if (text === null) return;
    const plateNo = plateInCode(text);
    if (plateNo === null) toast('码里没有车牌，请输入车牌');
    else onPlate(plateNo);
  };
  return <TextButton onPress={() => void read()}>扫码填车牌</TextButton>;
}
