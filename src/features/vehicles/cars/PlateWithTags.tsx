import type { BoundPlate } from '@/services/charge/plates';
import { PlateBadge } from '@/ui/plate/PlateBadge';
import { Tag } from '@/ui/text/Tag';

import { vehicleCertificationTag } from '../model/vehicleLabels';
import styles from './PlateWithTags.module.css';

/** A vehicle's plate with its most important facts. */
export function PlateWithTags({ plate }: { readonly plate: BoundPlate }) {
  const certification = vehicleCertificationTag(plate.certState);
  return (
    <span className={styles['line']}>
      <PlateBadge plateNo={plate.formatPlateNo} plateColor={plate.plateColor} size="large" />
      <span className={styles['tags']}>
        {plate.isDefault === 1 && <Tag tone="brand">默认</Tag>}
        <Tag tone={certification.tone}>{certification.text}</Tag>
        {plate.hasRunningBill === 1 && <Tag tone="soon">停车中</Tag>}
        {plate.arrearsNum > 0 && <Tag tone="owed">{`${plate.arrearsNum}笔欠费`}</Tag>}
      </span>
    </span>
  );
}
