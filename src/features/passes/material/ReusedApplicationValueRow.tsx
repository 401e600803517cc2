import { TextButton } from '@/ui/button/TextButton';
import { FactRows } from '@/ui/card/FactRows';

import styles from './material.module.css';

interface SubmittedValueRowProps {
  readonly label: string;
  /** The masked value; empty if the server sent none. */
  readonly value: string;
  readonly onChange: () => void;
}

/** A value of the rejected application that is submitted unchanged. */
export function ReusedApplicationValueRow({ label, value, onChange }: SubmittedValueRowProps) {
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
