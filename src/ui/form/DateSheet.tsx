import PickerView from 'antd-mobile/es/components/picker-view';
import { useMemo } from 'react';

import {
  type CalendarUnit,
  type DayRange,
  formatDayWithWeekday,
  nearestSelectableDay,
  parseDayPickerColumns,
  shiftDay,
  toDayPickerColumns,
} from '@/domain/dayChoice';

import { PrimaryButton } from '../button/PrimaryButton';
import { SheetSurface } from '../overlay/SheetSurface';
import styles from './DateSheet.module.css';

interface DateSheetProps {
  readonly title: string;
  /** The day that the wheels show, `YYYY-MM-DD`. */
  readonly day: string;
  readonly range: DayRange;
  /** The wheels show another day. */
  readonly onWheelChange: (day: string) => void;
  readonly onChoose: (day: string) => void;
  readonly onClose: () => void;
}

const UNITS: readonly { readonly unit: CalendarUnit; readonly word: string }[] = [
  { unit: 'year', word: '年' },
  { unit: 'month', word: '月' },
  { unit: 'day', word: '天' },
];

/**
 * Wheels for year, month and day. Wheels support neither keys nor switch control, so each has two buttons, and the day
 * is announced as text.
 */
export function DateSheet({ title, day, range, onWheelChange, onChoose, onClose }: DateSheetProps) {
  const shown = nearestSelectableDay(day, range);
  const value = useMemo(() => shown.split('-'), [shown]);
  const columns = toDayPickerColumns(shown, range).map((column) => [...column]);
  const buttons = (by: 1 | -1, word: string) => (
    <div className={styles['steps']}>
      {UNITS.map(({ unit, word: of }) => {
        const next = shiftDay(shown, unit, by, range);
        return (
          <button
            key={unit}
            type="button"
            className={styles['step']}
            aria-label={word + of}
            disabled={next === shown}
            onClick={() => {
              onWheelChange(next);
            }}
          >
            <svg width="1.25em" height="1.25em" viewBox="0 0 20 20" fill="none" aria-hidden="true">
              <path
                d={by < 0 ? 'M4 13l6-6 6 6' : 'M4 7l6 6 6-6'}
                stroke="currentColor"
                strokeWidth="2"
                strokeLinecap="round"
                strokeLinejoin="round"
              />
            </svg>
          </button>
        );
      })}
    </div>
  );
  return (
    <SheetSurface
      title={title}
      onClose={onClose}
      footer={
        <div className={styles['footer']}>
          <PrimaryButton
            onPress={() => {
              onChoose(shown);
            }}
          >
            确定
          </PrimaryButton>
        </div>
      }
    >
      <p className={styles['day']} role="status">
        {formatDayWithWeekday(shown)}
      </p>
      {buttons(-1, '上一')}
      <PickerView
        className={styles['wheels'] ?? ''}
        columns={columns}
        value={value}
        onChange={(columnValues) => {
          const next = parseDayPickerColumns(
            columnValues.map((each) => String(each ?? '')),
            range,
          );
          if (next !== shown) onWheelChange(next);
        }}
      />
      {buttons(1, '下一')}
    </SheetSurface>
  );
}
