import Rate from 'antd-mobile/es/components/rate';
import { useId } from 'react';

import styles from './StarRatingField.module.css';

interface StarRatingProps {
  /** The question, for screen readers: `这次停车怎么样`. */
  readonly legend: string;
  /** The meaning of each star, from the worst. */
  readonly labels: readonly string[];
  /** 1 is the worst; 0 not rated yet. */
  readonly value: number;
  /** Without it the stars are read-only. */
  readonly onChange?: (value: number) => void;
}

/**
 * A rating by stars. antd-mobile's stars can be touched, but take neither focus nor keys: an invisible radio button
 * lies over each and lets touches through. A label beside the stars says what they mean.
 */
export function StarRatingField({ legend, labels, value, onChange }: StarRatingProps) {
  const name = useId();
  const currentLabel = labels[value - 1] ?? '';
  const stars = (
    <Rate
      className={styles['stars'] ?? ''}
      count={labels.length}
      value={value}
      readOnly={onChange === undefined}
      allowClear={false}
      // Sliding off the row to the left means no star, which is not a valid rating.
      onChange={(count) => {
        if (count > 0) onChange?.(count);
      }}
      aria-hidden
    />
  );
  if (onChange === undefined) {
    return (
      <div className={styles['row']}>
        {stars}
        <span className={styles['word']}>
          {currentLabel}（{value}星）
        </span>
      </div>
    );
  }
  return (
    <fieldset className={styles['row']}>
      <legend className={styles['legend']}>{legend}</legend>
      <div className={styles['choices']}>
        {stars}
        {labels.map((word, index) => (
          <input
            key={word}
            type="radio"
            name={name}
            className={styles['input']}
            style={{ left: `${String((index * 100) / labels.length)}%`, width: `${String(100 / labels.length)}%` }}
            aria-label={`${String(index + 1)}星，${word}`}
            checked={value === index + 1}
            onChange={() => onChange(index + 1)}
          />
        ))}
      </div>
      <span className={styles['word']} aria-live="polite">
        {currentLabel}
      </span>
    </fieldset>
  );
}
