import { useDraft } from '@/flows/drafts/useDraft';
import { chargingCode } from '@/flows/scan/chargingCode';
import { useScan } from '@/flows/scan/useScan';
import { useGo } from '@/navigation/hooks/useGo';
import { usePorts } from '@/services/transport/ports/PortsContext';

import { isForeignCode, typedGun } from '../model/gunCode';

const isText = (value: unknown): value is string => typeof value === 'string';

/** Scans the code on a gun, or takes its typed number. `foreign` is the sentence about a code that does not belong to a gun of ours; empty without one. */
export function useScanGun() {
  const go = useGo();
  const { page } = usePorts();
  const { scan, openScanned } = useScan();
  const [foreign, tell, forget] = useDraft<string>('chargingPage.foreignCode', '', isText);
  const open = async () => {
    const text = await scan('对准充电枪上的二维码');
    if (text === null) return;
    forget();
    const code = typedGun(text) ?? chargingCode(text);
    if (code !== null) go.to('chargingPage', code);
    else if (isForeignCode(text, new URL(page.href()).host))
      tell('这不是本平台的充电码。请扫枪身上的码，或输入枪号；其他运营商的桩请用它们自己的小程序');
    else await openScanned(text);
  };
  return { scan: () => void open(), foreign };
}
