import { useDraft } from '@/flows/drafts/useDraft';
import { parseChargingCode } from '@/flows/scan/parseChargingCode';
import { useScan } from '@/flows/scan/useScan';
import { isPlainObject } from '@/lib/isPlainObject';
import { classifyScannedText } from '@/navigation/guards/classifyScannedText';
import { useScreenNavigator } from '@/navigation/hooks/useScreenNavigator';
import { usePorts } from '@/platform/ports/PortsContext';

import { isExternalScannedCode, parseGunNo } from '../model/gunCode';
import { nonChargingCodeHint } from '../model/nonChargingCodeHint';

/**
 * A code that is not the code of a gun of this operator: the explanation, and its path if it is one of this app's
 * codes.
 */
export interface WrongGunCodeHint {
  readonly text: string;
  readonly to: string;
  readonly label: string;
}

const NO_WRONG_CODE: WrongGunCodeHint = { text: '', to: '', label: '' };
const isWrongCode = (value: unknown): value is WrongGunCodeHint =>
  isPlainObject(value) && [value['text'], value['to'], value['label']].every((part) => typeof part === 'string');

const FOREIGN_CODE_TEXT = '这不是本平台的充电码。请扫枪身上的码，或输入枪号；其他运营商的桩请用它们自己的小程序';

/**
 * Scans the code on a gun, or accepts its number. `wrong` describes a code of anything else; its text is empty without
 * one.
 */
export function useScanGun() {
  const go = useScreenNavigator();
  const { page, config } = usePorts();
  const { scan, openScanned } = useScan();
  const [wrong, showWrong, clearWrong] = useDraft<WrongGunCodeHint>(
    'chargingPage.wrongCode',
    NO_WRONG_CODE,
    isWrongCode,
  );
  const scanGun = async () => {
    const text = await scan('对准充电枪上的二维码');
    if (text === null) return;
    clearWrong();
    const code = parseGunNo(text) ?? parseChargingCode(text);
    const { origin, host } = new URL(page.href());
    const judged = classifyScannedText(text, { origin, basePath: config.basePath }, config.allowedHosts);
    const otherHint = judged.kind === 'inside' ? nonChargingCodeHint(judged.path) : null;
    if (otherHint !== null && judged.kind === 'inside')
      showWrong({ text: `${otherHint.text}。充电请扫枪身上的码`, to: judged.path, label: otherHint.label });
    else if (code !== null) go.to('chargingPage', code);
    else if (isExternalScannedCode(text, host)) showWrong({ ...NO_WRONG_CODE, text: FOREIGN_CODE_TEXT });
    else await openScanned(text);
  };
  return { scan: () => void scanGun(), wrong };
}
