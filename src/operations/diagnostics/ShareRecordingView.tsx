import { FALLBACK_FAILURE_TEXTS } from '@/flows/notices/failureTexts';
import { useToast } from '@/flows/notices/useDialogs';
import { usePrimaryButtonHandler } from '@/flows/notices/usePrimaryButtonHandler';
import type { DiagnosticsProps } from '@/flows/operations/diagnosticsSheetState';
import { downloadTextAsFile } from '@/host/page/downloadTextAsFile';
import { useRecordingSnapshot } from '@/operations/recorder/useRecordingSnapshot';
import { usePorts } from '@/platform/ports/PortsContext';
import { isServiceError } from '@/services/base/baseQuery/serviceError';
import { useSendRecordingMutation } from '@/services/basic/recordings';
import { PrimaryButton } from '@/ui/button/PrimaryButton';
import { TextButton } from '@/ui/button/TextButton';
import { NoticeBanner } from '@/ui/card/NoticeBanner';
import { CheckBox } from '@/ui/form/CheckBox';
import { RequiredFormPart } from '@/ui/missing/RequiredFormPart';

import styles from './DiagnosticsSheet.module.css';
import { RecordingAutoSendSwitch } from './RecordingAutoSendSwitch';

const sendFailureText = (error: unknown): string => {
  if (!isServiceError(error)) return FALLBACK_FAILURE_TEXTS.offline;
  return error.kind === 'refused'
    ? error.message || FALLBACK_FAILURE_TEXTS.refused
    : FALLBACK_FAILURE_TEXTS[error.kind];
};

/** The recording of this page as text. The driver can copy it, save it, or agree to send it. */
export function ShareRecordingView({ draft, onChange }: DiagnosticsProps) {
  const { text, steps, fileName } = useRecordingSnapshot();
  const { page, vault } = usePorts();
  const toast = useToast();
  const [send, { isLoading }] = useSendRecordingMutation();
  const copy = async () => {
    toast((await page.copy(text)) ? '已复制' : '复制失败，请保存或发送');
  };
  const sendRecording = async () => {
    try {
      const handle = vault.put({ recording: text });
      const { recordingId } = await send({ handle, hasConsent: 1, appVersion: page.build }).unwrap();
      onChange({ ...draft, sentAs: recordingId, failure: '' });
    } catch (error) {
      onChange({ ...draft, failure: sendFailureText(error) });
    }
  };
  const onSend = usePrimaryButtonHandler(draft.hasConsent ? '' : '请先同意发送这段录制', () => void sendRecording());
  return (
    <>
      <p className={styles['text']}>
        最近几分钟的操作，只记在这部手机里，退出登录或关掉页面就没有了。密码、验证码和登录凭证不会被记录，手机号、车牌和位置已打码。
      </p>
      <ol className={styles['lines']} aria-label="操作步骤">
        {steps.map((step, index) => (
          <li key={`${String(index)} ${step}`}>{step}</li>
        ))}
      </ol>
      <div className={styles['acts']}>
        <TextButton onPress={() => void copy()}>复制录制</TextButton>
        <TextButton
          onPress={() => {
            toast(downloadTextAsFile(fileName, text) ? '已保存为文件' : '这里不能保存文件，请复制或发送');
          }}
        >
          保存为文件
        </TextButton>
      </div>
      <RecordingAutoSendSwitch />
      {draft.failure !== '' && <NoticeBanner tone="owed">{draft.failure}</NoticeBanner>}
      {draft.sentAs === null ? (
        <>
          <RequiredFormPart isMissing={!draft.hasConsent}>
            <CheckBox
              isChecked={draft.hasConsent}
              onChange={(hasConsent) => {
                onChange({ ...draft, hasConsent });
              }}
            >
              同意把这段录制发给客服，只用来查找问题
            </CheckBox>
          </RequiredFormPart>
          <PrimaryButton busyText={isLoading ? '正在发送…' : undefined} onPress={onSend}>
            发送给客服
          </PrimaryButton>
        </>
      ) : (
        <NoticeBanner tone="done">已发送，请把编号 {draft.sentAs} 告诉客服</NoticeBanner>
      )}
    </>
  );
}
