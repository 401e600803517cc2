import { useDispatch, useSelector } from 'react-redux';

import { dialogAnswered, type DialogButton, selectToastAndDialog, toastShown } from '@/flows/notices/noticesSlice';
import { resolveConfirmation } from '@/flows/notices/useDialogs';
import { retryableLazy } from '@/ui/late/retryableLazy';
import { Dialog } from '@/ui/overlay/Dialog';
import { ToastView } from '@/ui/overlay/ToastView';

import { OverlayErrorBoundary } from './OverlayErrorBoundary';

/** Loaded with the dialog's own code. Without it the number can be read, but not copied. */
const ErrorId = retryableLazy(
  'error number',
  async () => (await import(/* webpackChunkName: "dialog" */ './ErrorId')).ErrorId,
  { errorFallback: ({ ns }) => <p>错误编号 {ns}</p> },
);

const NOT_CONFIRMED_TEXT = '未操作，网络未连接';

const buttonTone = ({ isMain, isDestructive }: DialogButton) =>
  isDestructive === true ? 'danger' : isMain === true ? 'primary' : 'plain';

/**
 * The only place that renders notices. It renders them from state, so that time travel shows the toast or dialog of
 * that state.
 */
export function ToastAndDialogOverlay() {
  const { toast, dialog } = useSelector(selectToastAndDialog);
  const dispatch = useDispatch();
  const answerDialog = (key: string) => {
    if (dialog === null) return;
    dispatch(dialogAnswered({ id: dialog.id, key }));
    resolveConfirmation(dialog.id, key);
  };
  const escapeKey = dialog?.buttons.find((button) => buttonTone(button) === 'plain')?.key;
  /**
   * A dialog that cannot be rendered is answered like a cancel. The text of a question would read as if the action were
   * done, so it is not shown; the text of a failure is.
   */
  const cancelDialog = () => {
    dispatch(toastShown(dialog?.ns === undefined ? NOT_CONFIRMED_TEXT : dialog.text || dialog.title));
    answerDialog(escapeKey ?? '');
  };
  return (
    <>
      <ToastView text={toast?.text ?? null} />
      {dialog !== null && (
        <OverlayErrorBoundary key={dialog.id} name="dialog" onBroken={cancelDialog}>
          <Dialog
            title={dialog.title}
            text={dialog.text}
            buttons={dialog.buttons.map((button) => ({
              key: button.key,
              label: button.label,
              tone: buttonTone(button),
            }))}
            escapeKey={escapeKey}
            onAnswer={answerDialog}
          >
            {dialog.ns !== undefined && dialog.ns !== '' && <ErrorId ns={dialog.ns} />}
          </Dialog>
        </OverlayErrorBoundary>
      )}
    </>
  );
}
