import { useId } from 'react';

import { type DayRange, formatDayWithWeekday, nearestSelectableDay } from '@/domain/dayChoice';
import { useScreenOverlay } from '@/navigation/hooks/useScreenOverlay';

import { joinClasses } from '../joinClasses';
import { LazyPartFailure } from '../late/LazyPartFailure';
import { retryableLazy } from '../late/retryableLazy';
import styles from './DateField.module.css';
import field from './TextField.module.css';

const DateSheet = retryableLazy(
  'date',
  async () => (await import(/* webpackChunkName: "date" */ './DateSheet')).DateSheet,
  {
    errorFallback: ({ title, onClose }, retry) => <LazyPartFailure subject={title} onRetry={retry} onClose={onClose} />,
  },
);

interface DateFieldProps {
  readonly label: string;
  /** `YYYY-MM-DD`; empty if none is chosen. */
  readonly value: string;
  readonly range: DayRange;
  readonly onChange: (day: string) => void;
  readonly error?: string | undefined;
}

const isDay = (value: unknown): value is string => typeof value === 'string';

/** A day, selected in a sheet, because the browser's own calendar uses the language of the phone. */
export function DateField({ label, value, range, onChange, error = '' }: DateFieldProps) {
  const id = useId();
  const layer = useScreenOverlay(`date ${label}`, isDay);
  const words = formatDayWithWeekday(value);
  return (
    <div className={field['field']} data-wrong={error === '' ? undefined : true}>
      <span className={field['label']} id={id}>
        {label}
      </span>
      <button
        type="button"
        id={`${id}-day`}
        className={joinClasses(styles['box'], error !== '' && styles['wrong'], words === '' && styles['none'])}
        aria-haspopup="dialog"
        aria-labelledby={`${id} ${id}-day`}
        aria-describedby={error === '' ? undefined : `${id}-error`}
        onClick={() => {
          layer.open(nearestSelectableDay(value, range));
        }}
      >
        {words || '请选择'}
      </button>
      {error !== '' && (
        <p className={field['error']} id={`${id}-error`}>
          {error}
        </p>
      )}
      {layer.value !== null && (
        <DateSheet
          title={label}
          day={layer.value}
          range={range}
          onWheelChange={layer.replaceValue}
          onChoose={(day) => {
            onChange(day);
            layer.close();
          }}
          onClose={layer.close}
        />
      )}
    </div>
  );
}
