import { PrimaryButton } from '@/ui/button/PrimaryButton';
import { Sheet } from '@/ui/overlay/Sheet';

import styles from './ScannedTextSheet.module.css';

interface ScannedTextSheetProps {
  /** An untrusted text. It is never a link and never markup. */
  readonly text: string;
  readonly onCopy: () => void;
  readonly onClose: () => void;
}

/** The content of a QR code that is not a link of this app, for reading and copying. */
export function ScannedTextSheet({ text, onCopy, onClose }: ScannedTextSheetProps) {
  return (
    <Sheet title="二维码内容" onClose={onClose}>
      <div className={styles['content']}>
        <p className={styles['note']}>这不是本平台的二维码。内容来自他人，请核实后再使用：</p>
        <p className={styles['text']}>{text}</p>
        <PrimaryButton onPress={onCopy}>复制内容</PrimaryButton>
      </div>
    </Sheet>
  );
}
