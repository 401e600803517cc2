import { useDispatch, useSelector } from 'react-redux';

import {
  selectHasRecordingSendConsent,
  selectLatestSentRecordingNumber,
} from '@/flows/operations/recordingConsentState';
import { storeRecordingSendConsent } from '@/operations/recorder/sending/recordingConsent';
import { consentChanged } from '@/operations/recorder/sending/recordingSendSlice';
import { usePorts } from '@/platform/ports/PortsContext';
import { useGetParamConfigsQuery } from '@/services/basic/settings';
import { NoticeBanner } from '@/ui/card/NoticeBanner';
import { SwitchRow } from '@/ui/choice/SwitchRow';

/**
 * The consent to send recordings automatically. It can be withdrawn by the same switch, even if the operator no longer
 * accepts recordings.
 */
export function RecordingAutoSendSwitch() {
  const dispatch = useDispatch();
  const ports = usePorts();
  const { currentData } = useGetParamConfigsQuery();
  const isOn = useSelector(selectHasRecordingSendConsent);
  const recordingNo = useSelector(selectLatestSentRecordingNumber);
  return (
    <>
      {(isOn || currentData?.takesRecordings === 1) && (
        <SwitchRow
          label="出问题时自动发送录制"
          note="出错、支付结果未知、页面打不开或按了没反应时，把最近几分钟的操作发给客服，每天最多3次。可以随时关闭。"
          isOn={isOn}
          onChange={(isGranted) => {
            storeRecordingSendConsent(ports, isGranted);
            dispatch(consentChanged(isGranted));
          }}
        />
      )}
      {recordingNo !== null && <NoticeBanner tone="done">最近一次自动发送的编号 {recordingNo}</NoticeBanner>}
    </>
  );
}
