import { PlateBadge } from '@/ui/PlateBadge';

import styles from './PlateChips.module.css';

export interface PlateChip {
  readonly key: string;
  readonly plateNo: string;
  readonly plateColor: number;
  readonly onPress: () => void;
}

/** Plates that are asked about with one tap. */
export function PlateChips({
  label,
  chips,
  isDisabled,
}: {
  readonly label: string;
  readonly chips: readonly PlateChip[];
  readonly isDisabled: boolean;
}) {
  if (chips.length === 0) return null;
  return (
    <div role="group" aria-label={label}>
      <p className={styles['label']}>{label}</p>
      <div className={styles['chips']}>
        {chips.map(({ key, plateNo, plateColor, onPress }) => (
          <button key={key} type="button" className={styles['chip']} disabled={isDisabled} onClick={onPress}>
            <PlateBadge plateNo={plateNo} plateColor={plateColor} />
          </button>
        ))}
      </div>
    </div>
  );
}
