import { lazy } from 'react';
import { useDispatch, useSelector } from 'react-redux';

import { dialogAnswered, type DialogButton, selectNotices } from '@/flows/notices/noticesSlice';
import { answerConfirmation } from '@/flows/notices/useAsk';
import { Dialog } from '@/ui/Dialog';
import { ToastView } from '@/ui/ToastView';

/** It comes with the dialog's own code, inside its Suspense. */
const ErrorNumber = lazy(async () => ({
  default: (await import(/* webpackChunkName: "dialog" */ './ErrorNumber')).ErrorNumber,
}));

const toneOf = ({ isMain, isDestructive }: DialogButton) =>
  isDestructive === true ? 'danger' : isMain === true ? 'primary' : 'plain';

/** The one place that draws notices, from state: a jump in time shows the toast and the question that stood there. */
export function NoticeOutlet() {
  const { toast, dialog } = useSelector(selectNotices);
  const dispatch = useDispatch();
  const answer = (key: string) => {
    if (dialog === null) return;
    dispatch(dialogAnswered({ id: dialog.id, key }));
    answerConfirmation(dialog.id, key);
  };
  return (
    <>
      <ToastView text={toast?.text ?? null} />
      {dialog !== null && (
        <Dialog
          title={dialog.title}
          text={dialog.text}
          buttons={dialog.buttons.map((button) => ({ key: button.key, label: button.label, tone: toneOf(button) }))}
          escapeKey={dialog.buttons.find((button) => toneOf(button) === 'plain')?.key}
          onAnswer={answer}
        >
          {dialog.ns !== undefined && dialog.ns !== '' && <ErrorNumber ns={dialog.ns} />}
        </Dialog>
      )}
    </>
  );
}
