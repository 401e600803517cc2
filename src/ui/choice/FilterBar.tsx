import styles from './FilterBar.module.css';

export interface ListFilter {
  /** What it filters by, for screen readers: `车辆`. */
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/**
 * Filters of a list, side by side. They are native select elements, which need no code and are known to every driver.
 */
export function FilterBar({ filters }: { readonly filters: readonly ListFilter[] }) {
  return (
    <div className={styles['bar']}>
      {filters.map(({ label, options, value, onChange }) => (
        <div key={label} className={styles['filter']}>
          <select
            className={styles['select']}
            aria-label={label}
            value={value}
            onChange={(event) => {
              onChange(event.target.value);
            }}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <svg className={styles['arrow']} width="1em" height="1em" viewBox="0 0 16 16" fill="none" aria-hidden="true">
            <path
              d="M4 6l4 4 4-4"
              stroke="currentColor"
              strokeWidth="1.5"
              strokeLinecap="round"
              strokeLinejoin="round"
            />
          </svg>
        </div>
      ))}
    </div>
  );
}
