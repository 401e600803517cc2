import { useDispatch, useSelector } from 'react-redux';

import { dialogAnswered, type DialogButton, selectNotices, toastShown } from '@/flows/notices/noticesSlice';
import { answerConfirmation } from '@/flows/notices/useDialogs';
import { retryableLazy } from '@/ui/late/retryableLazy';
import { Dialog } from '@/ui/overlay/Dialog';
import { ToastView } from '@/ui/overlay/ToastView';

import { PartBoundary } from './PartBoundary';

/** Loaded with the dialog's own code. Without it the number can be read, but not copied. */
const ErrorNumber = retryableLazy(
  'error number',
  async () => (await import(/* webpackChunkName: "dialog" */ './ErrorNumber')).ErrorNumber,
  { without: ({ ns }) => <p>错误编号 {ns}</p> },
);

const NOT_ASKED = '未操作，网络未连接';

const toneOf = ({ isMain, isDestructive }: DialogButton) =>
  isDestructive === true ? 'danger' : isMain === true ? 'primary' : 'plain';

/** The only place that draws notices. It draws them from state, so that a jump in time shows the toast or dialog of that moment. */
export function NoticeOutlet() {
  const { toast, dialog } = useSelector(selectNotices);
  const dispatch = useDispatch();
  const answer = (key: string) => {
    if (dialog === null) return;
    dispatch(dialogAnswered({ id: dialog.id, key }));
    answerConfirmation(dialog.id, key);
  };
  const escapeKey = dialog?.buttons.find((button) => toneOf(button) === 'plain')?.key;
  /** A dialog that cannot be drawn is answered like a cancel. The words of a question would read as if the act were done; those of a failure are shown. */
  const giveUp = () => {
    dispatch(toastShown(dialog?.ns === undefined ? NOT_ASKED : dialog.text || dialog.title));
    answer(escapeKey ?? '');
  };
  return (
    <>
      <ToastView text={toast?.text ?? null} />
      {dialog !== null && (
        <PartBoundary key={dialog.id} name="dialog" onBroken={giveUp}>
          <Dialog
            title={dialog.title}
            text={dialog.text}
            buttons={dialog.buttons.map((button) => ({ key: button.key, label: button.label, tone: toneOf(button) }))}
            escapeKey={escapeKey}
            onAnswer={answer}
          >
            {dialog.ns !== undefined && dialog.ns !== '' && <ErrorNumber ns={dialog.ns} />}
          </Dialog>
        </PartBoundary>
      )}
    </>
  );
}
