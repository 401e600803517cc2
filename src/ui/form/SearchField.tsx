import { type Ref, useId } from 'react';

import { ScreenReaderText } from '@/ui/text/ScreenReaderText';

import styles from './SearchField.module.css';

interface SearchFieldProps {
  /** The accessible name, which is also the placeholder: `搜索停车场`. */
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Called by the 搜索 key of the phone's keyboard. */
  readonly onSubmit?: () => void;
  readonly ref?: Ref<HTMLInputElement>;
}

/** A search field with a button that clears it. */
export function SearchField({ label, value, onChange, onSubmit, ref }: SearchFieldProps) {
  const id = useId();
  return (
    <form
      className={styles['field']}
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit?.();
      }}
    >
      <label htmlFor={id}>
        <ScreenReaderText>{label}</ScreenReaderText>
      </label>
      <svg
        width="1.25em"
        height="1.25em"
        viewBox="0 0 20 20"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.8"
        aria-hidden="true"
      >
        <circle cx="9" cy="9" r="6" />
        <path d="M13.5 13.5L17 17" strokeLinecap="round" />
      </svg>
      <input
        id={id}
        ref={ref}
        className={styles['input']}
        type="text"
        enterKeyHint="search"
        autoComplete="off"
        placeholder={label}
        value={value}
        onChange={(event) => {
          onChange(event.target.value);
        }}
      />
      {value !== '' && (
        <button type="button" className={styles['clear']} aria-label="清空" onClick={() => onChange('')}>
          <svg
            width="1em"
            height="1em"
            viewBox="0 0 16 16"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.8"
            aria-hidden="true"
          >
            <path d="M4 4l8 8M12 4l-8 8" strokeLinecap="round" />
          </svg>
        </button>
      )}
    </form>
  );
}
