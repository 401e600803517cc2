import type { ReactNode } from 'react';

import { Notice } from '../Notice';
import { ScreenFrame, type ScreenFrameProps } from '../ScreenFrame';
import styles from './FormScreen.module.css';

interface FormScreenProps {
  readonly frame: Omit<ScreenFrameProps, 'children' | 'bar'>;
  readonly onSubmit: () => void;
  /** A PrimaryButton of type `submit`, so that 前往 on the phone's keyboard does the same. */
  readonly button: ReactNode;
  /** What is wrong with the form as a whole. */
  readonly error?: string | undefined;
  /** Below the button: other ways, agreements. */
  readonly foot?: ReactNode;
  readonly children: ReactNode;
}

/** A screen to fill in. Its button stands right below the fields, where the phone's keyboard leaves it in view. */
export function FormScreen({ frame, onSubmit, button, error, foot, children }: FormScreenProps) {
  return (
    <ScreenFrame {...frame}>
      <form
        noValidate
        className={styles['form']}
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        {children}
        <div role="alert" hidden={error === undefined}>
          {error !== undefined && <Notice tone="owed">{error}</Notice>}
        </div>
        {button}
      </form>
      {foot}
    </ScreenFrame>
  );
}
