import Button from 'antd-mobile/es/components/button';

import { joinClasses } from '@/ui/joinClasses';

import styles from './ChoiceChips.module.css';

interface ToggleChipProps {
  readonly children: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** One filter that is on or off, beside a choice of filter chips. */
export function ToggleChip({ children, isOn, onChange }: ToggleChipProps) {
  return (
    <div className={styles['filter']}>
      <Button
        className={joinClasses(styles['chip'], styles['toggle'], isOn && styles['chosen'])}
        aria-pressed={isOn}
        onClick={() => {
          onChange(!isOn);
        }}
      >
        {children}
      </Button>
    </div>
  );
}
