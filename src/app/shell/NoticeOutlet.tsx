import { useDispatch, useSelector } from 'react-redux';

import { dialogAnswered, type DialogButton, selectNotices } from '@/flows/notices/noticesSlice';
import { answerConfirmation } from '@/flows/notices/useAsk';
import { usePorts } from '@/services/transport/PortsContext';
import { Dialog } from '@/ui/Dialog';
import { TextButton } from '@/ui/TextButton';
import { ToastView } from '@/ui/ToastView';

const toneOf = ({ isMain, isDestructive }: DialogButton) =>
  isDestructive === true ? 'danger' : isMain === true ? 'primary' : 'plain';

/** The one place that draws notices, from state: a jump in time shows the toast and the question that stood there. */
export function NoticeOutlet() {
  const { toast, dialog } = useSelector(selectNotices);
  const dispatch = useDispatch();
  const { page } = usePorts();
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
          {dialog.ns !== undefined && dialog.ns !== '' && (
            <p>
              错误编号 {dialog.ns.slice(0, 8)}
              <TextButton tone="quiet" label="复制错误编号" onPress={() => void page.copy(dialog.ns ?? '')}>
                复制
              </TextButton>
            </p>
          )}
        </Dialog>
      )}
    </>
  );
}
