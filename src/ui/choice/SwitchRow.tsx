import Switch from 'antd-mobile/es/components/switch';
import { useId } from 'react';

import row from './ChoiceRow.module.css';
import styles from './SwitchRow.module.css';

interface SwitchRowProps {
  readonly label: string;
  /** The accessible name, if the label alone does not say what it belongs to: 粤B·D12345 插枪就充. It contains the label. */
  readonly name?: string;
  readonly note: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
  readonly isDisabled?: boolean;
}

/**
 * A setting that is on or off and takes effect at once. antd-mobile's switch takes neither focus nor keys, so an
 * invisible checkbox lies over it.
 */
export function SwitchRow({ label, name = label, note, isOn, onChange, isDisabled = false }: SwitchRowProps) {
  const id = useId();
  return (
    <label className={row['row']} htmlFor={id}>
      <span className={row['words']}>
        <span className={styles['label']}>{label}</span>
        <span className={styles['note']} id={`${id}-note`}>
          {note}
        </span>
      </span>
      <span className={styles['place']}>
        <input
          id={id}
          type="checkbox"
          role="switch"
          className={styles['input']}
          checked={isOn}
          disabled={isDisabled}
          aria-label={name}
          aria-describedby={`${id}-note`}
          onChange={(event) => {
            onChange(event.target.checked);
          }}
        />
        <Switch className={styles['switch'] ?? ''} checked={isOn} disabled={isDisabled} aria-hidden />
      </span>
    </label>
  );
}
