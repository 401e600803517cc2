import { useMemo } from 'react';

import { qrPicture } from './model/qrPicture';
import styles from './QrPicture.module.css';

/** A QR code, dark on light in every scheme, because many scanners read nothing else. */
export function QrPicture({ content, label }: { readonly content: string; readonly label: string }) {
  const { size, path } = useMemo(() => qrPicture(content), [content]);
  return (
    <svg
      className={styles['code']}
      viewBox={`0 0 ${String(size)} ${String(size)}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} className={styles['light']} />
      <path d={path} className={styles['dark']} />
    </svg>
  );
}
