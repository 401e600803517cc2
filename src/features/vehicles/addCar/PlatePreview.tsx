import { PlateBadge } from '@/ui/plate/PlateBadge';

import { plateColorLabel } from '../model/vehicleLabels';
import styles from './PlatePreview.module.css';

interface PlatePreviewProps {
  readonly plateNo: string;
  readonly plateColor: Parameters<typeof plateColorLabel>[0];
}

/** The typed plate rendered like a real one, to compare it with the car's. */
export function PlatePreview({ plateNo, plateColor }: PlatePreviewProps) {
  return (
    <p className={styles['preview']}>
      <PlateBadge plateNo={plateNo} plateColor={plateColor} size="large" />
      <span className={styles['word']}>{plateColorLabel(plateColor)}，请与车上的车牌核对</span>
    </p>
  );
}
