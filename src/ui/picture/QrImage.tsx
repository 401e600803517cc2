import qrcode from 'qrcode-generator';

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

/** A QR code as a picture, so that a long press saves it. It is black on white in the dark scheme too: scanners need that. */
export function QrImage({ text, label }: QrImageProps) {
  const code = qrcode(0, 'M');
  code.addData(text);
  code.make();
  return (
    <figure className={styles['figure']}>
      <img className={styles['code']} src={code.createDataURL(CELL, MARGIN)} alt={label} />
      <figcaption className={styles['label']}>{label}</figcaption>
    </figure>
  );
}
