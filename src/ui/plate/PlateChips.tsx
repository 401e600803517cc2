import { joinClasses } from '../joinClasses';
import { PlateBadge } from './PlateBadge';
import styles from './PlateChips.module.css';

export interface PlateChip {
  readonly key: string;
  readonly plateNo: string;
  readonly plateColor: number;
  /** Left out if a tap acts at once and nothing is selected. */
  readonly isChosen?: boolean;
  readonly onPress: () => void;
}

interface PlateChipsProps {
  readonly label: string;
  readonly chips: readonly PlateChip[];
  readonly isDisabled: boolean;
}

/** Plates side by side. Each can be chosen with one tap. */
export function PlateChips({ label, chips, isDisabled }: PlateChipsProps) {
  if (chips.length === 0) return null;
  return (
    <div role="group" aria-label={label}>
      <p className={styles['label']}>{label}</p>
      <div className={styles['chips']}>
        {chips.map(({ key, plateNo, plateColor, isChosen, onPress }) => (
          <button
            key={key}
            type="button"
            className={joinClasses(styles['chip'], isChosen === true && styles['chosen'])}
            disabled={isDisabled}
            aria-pressed={isChosen}
            onClick={onPress}
          >
            <PlateBadge plateNo={plateNo} plateColor={plateColor} />
          </button>
        ))}
      </div>
    </div>
  );
}
