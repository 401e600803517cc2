import { useToast } from '@/flows/notices/useDialogs';
import { usePrimaryAct } from '@/flows/notices/usePrimaryAct';
import { useRecording } from '@/flows/recording/useRecording';
import { saveFile } from '@/host/page/saveFile';
import { useSendRecordingMutation } from '@/services/basic/recordings';
import { usePorts } from '@/services/transport/ports/PortsContext';
import { failureText } from '@/services/transport/query/errorCodes';
import { isServiceError } from '@/services/transport/query/serviceError';
import { PrimaryButton } from '@/ui/button/PrimaryButton';
import { TextButton } from '@/ui/button/TextButton';
import { Notice } from '@/ui/card/Notice';
import { CheckBox } from '@/ui/form/CheckBox';
import { Missing } from '@/ui/missing/Missing';

import styles from './DiagnosticsSheet.module.css';
import type { DiagnosticsProps } from './model/diagnosticsDraft';
import { SendByItself } from './SendByItself';

const failureOf = (error: unknown): string => {
  if (!isServiceError(error)) return failureText.offline;
  return error.kind === 'refused' ? error.message || failureText.refused : failureText[error.kind];
};

/** A recording of what was done on this page, in words. The driver can copy it, save it, or agree to send it. */
export function RecordingToShare({ draft, onChange }: DiagnosticsProps) {
  const { text, steps, fileName } = useRecording();
  const { page, vault } = usePorts();
  const toast = useToast();
  const [send, { isLoading }] = useSendRecordingMutation();
  const copy = async () => {
    toast((await page.copy(text)) ? '已复制' : '复制失败，请保存或发送');
  };
  const sendIt = async () => {
    try {
      const handle = vault.put({ recording: text });
      const { recordingId } = await send({ handle, hasConsent: 1, appVersion: page.build }).unwrap();
      onChange({ ...draft, sentAs: recordingId, failure: '' });
    } catch (error) {
      onChange({ ...draft, failure: failureOf(error) });
    }
  };
  const press = usePrimaryAct(draft.hasConsent ? '' : '请先同意发送这段录制', () => void sendIt());
  return (
    <>
      <p className={styles['text']}>
        最近几分钟的操作，只记在这部手机里，退出登录或关掉页面就没有了。密码、验证码和登录凭证不会被记录，手机号、车牌和位置已打码。
      </p>
      <ol className={styles['lines']} aria-label="操作步骤">
        {steps.map((step, at) => (
          <li key={`${String(at)} ${step}`}>{step}</li>
        ))}
      </ol>
      <div className={styles['acts']}>
        <TextButton onPress={() => void copy()}>复制录制</TextButton>
        <TextButton
          onPress={() => {
            toast(saveFile(fileName, text) ? '已保存为文件' : '这里不能保存文件，请复制或发送');
          }}
        >
          保存为文件
        </TextButton>
      </div>
      <SendByItself />
      {draft.failure !== '' && <Notice tone="owed">{draft.failure}</Notice>}
      {draft.sentAs === null ? (
        <>
          <Missing is={!draft.hasConsent}>
            <CheckBox
              isChecked={draft.hasConsent}
              onChange={(hasConsent) => {
                onChange({ ...draft, hasConsent });
              }}
            >
              同意把这段录制发给客服，只用来查找问题
            </CheckBox>
          </Missing>
          <PrimaryButton busyText={isLoading ? '正在发送…' : undefined} onPress={press}>
            发送给客服
          </PrimaryButton>
        </>
      ) : (
        <Notice tone="done">已发送，请把编号 {draft.sentAs} 告诉客服</Notice>
      )}
    </>
  );
}
