import { useId } from 'react';

import { joinClasses } from '@/ui/joinClasses';

import styles from './StarRating.module.css';

const STAR = 'M16 4l3.7 7.6 8.3 1.2-6 5.9 1.4 8.3-7.4-3.9L8.6 27l1.4-8.3-6-5.9 8.3-1.2z';

function Star({ isLit }: { readonly isLit: boolean }) {
  return (
    <svg
      className={joinClasses(styles['star'], isLit && styles['lit'])}
      width="2em"
      height="2em"
      viewBox="0 0 32 32"
      aria-hidden="true"
    >
      <path d={STAR} stroke="currentColor" strokeWidth="1.5" strokeLinejoin="round" />
    </svg>
  );
}

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

/** A rating by stars: real radio buttons, or a read-only display. A word beside the stars says what they mean. */
export function StarRating({ legend, words, value, onChange }: StarRatingProps) {
  const name = useId();
  const said = words[value - 1] ?? '';
  if (onChange === undefined) {
    return (
      <p className={styles['row']}>
        {words.map((word, index) => (
          <Star key={word} isLit={index < value} />
        ))}
        <span className={styles['word']}>
          {said}（{value}星）
        </span>
      </p>
    );
  }
  return (
    <fieldset className={styles['row']}>
      <legend className={styles['legend']}>{legend}</legend>
      {words.map((word, index) => (
        <label key={word} className={styles['choice']}>
          <input
            type="radio"
            name={name}
            className={styles['input']}
            aria-label={`${String(index + 1)}星，${word}`}
            checked={value === index + 1}
            onChange={() => onChange(index + 1)}
          />
          <Star isLit={index < value} />
        </label>
      ))}
      <span className={styles['word']} aria-live="polite">
        {said}
      </span>
    </fieldset>
  );
}
