import type { BoundPlate } from '@/services/charge/plates';
import { PlateBadge } from '@/ui/plate/PlateBadge';
import { Tag } from '@/ui/text/Tag';

import { certificationTag } from '../model/vehicleLabels';
import styles from './PlateTags.module.css';

/** A vehicle's plate with its most important facts. */
export function PlateTags({ plate }: { readonly plate: BoundPlate }) {
  const certification = certificationTag(plate.certState);
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
