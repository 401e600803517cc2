import { type ReactNode, useEffect, useRef, useState } from 'react';

import { NoticeBanner } from '@/ui/card/NoticeBanner';
import { ScreenFrame, type ScreenFrameProps } from '@/ui/frame/ScreenFrame';
import { focusFirstInvalidInput } from '@/ui/missing/focusFirstInvalidInput';

import styles from './FormScreen.module.css';

interface FormScreenProps {
  readonly frame: Omit<ScreenFrameProps, 'children' | 'bar'>;
  readonly onSubmit: (form: Element) => void;
  /** A PrimaryButton of type `submit`, so that 前往 on the phone's keyboard does the same. */
  readonly button: ReactNode;
  /** The error message of the form as a whole. */
  readonly error?: string | undefined;
  /** Content below the button: alternatives, agreements. */
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

/**
 * A form screen. Its button is directly below the fields, where the phone's keyboard does not cover it. If a submitted
 * form is invalid, the first invalid field gets the focus, and its error is read with it.
 */
export function FormScreen({ frame, onSubmit, button, error, footer, children }: FormScreenProps) {
  const form = useRef<HTMLFormElement>(null);
  const [submitCount, setSubmitCount] = useState(0);
  useEffect(() => {
    if (submitCount > 0) focusFirstInvalidInput(form.current);
  }, [submitCount]);
  return (
    <ScreenFrame {...frame}>
      <form
        ref={form}
        noValidate
        className={styles['form']}
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit(event.currentTarget);
          setSubmitCount(submitCount + 1);
        }}
      >
        {children}
        <div role="alert" hidden={error === undefined}>
          {error !== undefined && <NoticeBanner tone="owed">{error}</NoticeBanner>}
        </div>
        {button}
      </form>
      {footer}
    </ScreenFrame>
  );
}
