import CenterPopup from 'antd-mobile/es/components/center-popup';
import { type ReactNode, useId, useRef } from 'react';

import { PrimaryButton } from '@/ui/button/PrimaryButton';
import { TextButton } from '@/ui/button/TextButton';

import styles from './DialogSurface.module.css';
import { useFocusTrap } from './useFocusTrap';

/** One answer. Its label names the action (`解绑`), never 是 or 否. */
export interface DialogAnswerOption {
  readonly key: string;
  readonly label: string;
  /** At most one is primary or danger. */
  readonly tone?: 'primary' | 'danger' | 'plain';
}

export interface DialogSurfaceProps {
  /** The question. */
  readonly title: string;
  readonly text?: string | undefined;
  /** Content other than text, such as the amount or a plate. */
  readonly children?: ReactNode;
  /** From top to bottom, the most likely one first. */
  readonly buttons: readonly DialogAnswerOption[];
  readonly onAnswer: (key: string) => void;
  /** The answer for the Esc key. Without it a button must be used. */
  readonly escapeKey?: string | undefined;
}

/** The dialog itself. `Dialog` loads it. */
export function DialogSurface({ title, text, children, buttons, onAnswer, escapeKey }: DialogSurfaceProps) {
  const id = useId();
  const ref = useRef<HTMLDivElement>(null);
  useFocusTrap(ref, escapeKey === undefined ? undefined : () => onAnswer(escapeKey));
  return (
    <CenterPopup visible className={styles['popup'] ?? ''} getContainer={null}>
      <div
        ref={ref}
        role="alertdialog"
        aria-modal="true"
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-text`}
        tabIndex={-1}
        className={styles['dialog']}
      >
        <h2 id={`${id}-title`} className={styles['title']}>
          {title}
        </h2>
        <div id={`${id}-text`}>
          {text !== undefined && <p className={styles['text']}>{text}</p>}
          {children}
        </div>
        <div className={styles['buttons']}>
          {buttons.map(({ key, label, tone = 'plain' }) =>
            tone === 'plain' ? (
              <TextButton key={key} onPress={() => onAnswer(key)}>
                {label}
              </TextButton>
            ) : (
              <PrimaryButton key={key} tone={tone === 'danger' ? 'danger' : 'brand'} onPress={() => onAnswer(key)}>
                {label}
              </PrimaryButton>
            ),
          )}
        </div>
      </div>
    </CenterPopup>
  );
}
