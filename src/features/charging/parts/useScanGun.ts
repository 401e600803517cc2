import { useDraft } from '@/flows/drafts/useDraft';
import { chargingCode } from '@/flows/scan/chargingCode';
import { useScan } from '@/flows/scan/useScan';
import { isPlainObject } from '@/lib/isPlainObject';
import { judgeScanned } from '@/navigation/guards/scanned';
import { useGo } from '@/navigation/hooks/useGo';
import { usePorts } from '@/services/transport/ports/PortsContext';

import { isForeignCode, typedGun } from '../model/gunCode';
import { otherErrand } from '../model/ownCode';

/** A code that belongs to no gun of ours: what it is and what to do, and where it leads if it is one of ours. */
export interface WrongCode {
  readonly text: string;
  readonly to: string;
  readonly label: string;
}

const NONE: WrongCode = { text: '', to: '', label: '' };
const isWrongCode = (value: unknown): value is WrongCode =>
  isPlainObject(value) && [value['text'], value['to'], value['label']].every((part) => typeof part === 'string');

const FOREIGN = '这不是本平台的充电码。请扫枪身上的码，或输入枪号；其他运营商的桩请用它们自己的小程序';

/** Scans the code on a gun, or takes its typed number. `wrong` is about a code that does not belong to a gun of ours; its text is empty without one. */
export function useScanGun() {
  const go = useGo();
  const { page, config } = usePorts();
  const { scan, openScanned } = useScan();
  const [wrong, tell, forget] = useDraft<WrongCode>('chargingPage.wrongCode', NONE, isWrongCode);
  const open = async () => {
    const text = await scan('对准充电枪上的二维码');
    if (text === null) return;
    forget();
    const code = typedGun(text) ?? chargingCode(text);
    const { origin, host } = new URL(page.href());
    const own = judgeScanned(text, { origin, basePath: config.basePath }, config.allowedHosts);
    const errand = own.kind === 'inside' ? otherErrand(own.path) : null;
    if (errand !== null && own.kind === 'inside')
      tell({ text: `${errand.what}。充电请扫枪身上的码`, to: own.path, label: errand.label });
    else if (code !== null) go.to('chargingPage', code);
    else if (isForeignCode(text, host)) tell({ ...NONE, text: FOREIGN });
    else await openScanned(text);
  };
  return { scan: () => void open(), wrong };
}
