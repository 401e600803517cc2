import Rate from 'antd-mobile/es/components/rate';
import { useId } from 'react';

import styles from './StarRating.module.css';

interface StarRatingProps {
  /** The question, for screen readers: `这次停车怎么样`. */
  readonly legend: string;
  /** The meaning of each star, from the worst. */
  readonly words: readonly string[];
  /** 1 is the worst; 0 not rated yet. */
  readonly value: number;
  /** Without it the stars are read-only. */
  readonly onChange?: (value: number) => void;
}

/**
 * A rating by stars. antd-mobile's take a finger, but no focus and no key: a real radio button lies unseen over each, and lets the finger through. A word
 * beside the stars says what they mean.
 */
export function StarRating({ legend, words, value, onChange }: StarRatingProps) {
  const name = useId();
  const said = words[value - 1] ?? '';
  const stars = (
    <Rate
      className={styles['stars'] ?? ''}
      count={words.length}
      value={value}
      readOnly={onChange === undefined}
      allowClear={false}
      // A finger that leaves the row on the left means no star at all, which nobody can give.
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
          {said}（{value}星）
        </span>
      </div>
    );
  }
  return (
    <fieldset className={styles['row']}>
      <legend className={styles['legend']}>{legend}</legend>
      <div className={styles['choices']}>
        {stars}
        {words.map((word, index) => (
          <input
            key={word}
            type="radio"
            name={name}
            className={styles['input']}
            style={{ left: `${String((index * 100) / words.length)}%`, width: `${String(100 / words.length)}%` }}
            aria-label={`${String(index + 1)}星，${word}`}
            checked={value === index + 1}
            onChange={() => onChange(index + 1)}
          />
        ))}
      </div>
      <span className={styles['word']} aria-live="polite">
        {said}
      </span>
    </fieldset>
  );
}
