import { TextButton } from '@/ui/button/TextButton';
import { FactRows } from '@/ui/card/FactRows';

import styles from './material.module.css';

interface KeptProps {
  readonly label: string;
  /** Masked. */
  readonly value: string;
  readonly onChange: () => void;
}

/** What was submitted before and stays. */
export function Kept({ label, value, onChange }: KeptProps) {
  return (
    <FactRows
      facts={[
        {
          label,
          value: (
            <span className={styles['kept']}>
              <span className={styles['masked']}>{value === '' ? '沿用上次的' : value}</span>
              <TextButton label={`修改${label}`} onPress={onChange}>
                修改
              </TextButton>
            </span>
          ),
        },
      ]}
    />
  );
}
