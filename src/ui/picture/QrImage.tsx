import qrcode from 'qrcode-generator';
import { useMemo } from 'react';

import styles from './QrImage.module.css';

export interface QrImageProps {
  readonly text: string;
  /** What it is, for screen readers and below it. */
  readonly label: string;
}

/** Pixels per module. On the screen it is scaled to its box; a picture that is saved stays sharp. */
const CELL = 6;
/** The quiet zone that scanners need. */
const MARGIN = CELL * 4;

/** Error correction level M works on a scratched screen and stays coarse enough for an old camera. */
function createQrDataUrl(text: string): string {
  const code = qrcode(0, 'M');
  code.addData(text);
  code.make();
  return code.createDataURL(CELL, MARGIN);
}

/**
 * A QR code as a picture, so that a long press saves it. It is black on white in the dark scheme too: scanners need
 * that.
 */
export function QrImage({ text, label }: QrImageProps) {
  // A clock in its parent renders it again each second.
  const picture = useMemo(() => createQrDataUrl(text), [text]);
  return (
    <figure className={styles['figure']}>
      <img className={styles['code']} src={picture} alt={label} />
      <figcaption className={styles['label']}>{label}</figcaption>
    </figure>
  );
}
