import type { ClipboardEvent, KeyboardEvent } from 'react';

import { REQUIRED_PLATE_CELL_COUNT } from '@/domain/plate/plateCells';

import { joinClasses } from '../joinClasses';
import styles from './PlateInput.module.css';

interface PlateCellProps {
  /** From 0. */
  readonly index: number;
  readonly value: string;
  readonly isActive: boolean;
  readonly onPress: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onPaste: (event: ClipboardEvent) => void;
}

/** One cell of a plate: a button that opens the keyboard. Its accessible name ends with its value. */
export function PlateCell({ index, value, isActive, onPress, onKeyDown, onPaste }: PlateCellProps) {
  const isOptional = index === REQUIRED_PLATE_CELL_COUNT;
  const name = `车牌第${index + 1}位${isOptional ? '（新能源 选填）' : ''}`;
  return (
    <>
      {index === 2 && <span className={styles['dot']} aria-hidden="true" />}
      <button
        type="button"
        className={joinClasses(
          styles['cell'],
          isOptional && styles['optional'],
          isActive && styles['active'],
          value.length > 1 && styles['long'],
          value === '' && isOptional && styles['hint'],
        )}
        aria-label={value === '' ? name : `${name} ${value}`}
        data-hint={value === '' && isOptional ? '新能源' : undefined}
        aria-current={isActive ? 'true' : undefined}
        onClick={onPress}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
      >
        {value}
      </button>
    </>
  );
}
