import { useDispatch, useSelector } from 'react-redux';

import { keepConsent } from '@/flows/recording/sent/keptConsent';
import { selectSendsRecordings, selectSentNumber } from '@/flows/recording/sent/sentRecordings';
import { consentChanged } from '@/flows/recording/sent/sentSlice';
import { useGetParamConfigsQuery } from '@/services/basic/settings';
import { usePorts } from '@/services/transport/ports/PortsContext';
import { Notice } from '@/ui/card/Notice';
import { SwitchRow } from '@/ui/choice/SwitchRow';

/** Asks once whether recordings may be sent by themselves. It is withdrawn by the same switch, also where the operator takes none any more. */
export function SendByItself() {
  const dispatch = useDispatch();
  const ports = usePorts();
  const { currentData } = useGetParamConfigsQuery();
  const isOn = useSelector(selectSendsRecordings);
  const number = useSelector(selectSentNumber);
  return (
    <>
      {(isOn || currentData?.takesRecordings === 1) && (
        <SwitchRow
          label="出问题时自动发送录制"
          note="出错、支付结果未知、页面打不开或按了没反应时，把最近几分钟的操作发给客服，每天最多3次。可以随时关闭。"
          isOn={isOn}
          onChange={(isGiven) => {
            keepConsent(ports, isGiven);
            dispatch(consentChanged(isGiven));
          }}
        />
      )}
      {number !== null && <Notice tone="done">最近一次自动发送的编号 {number}</Notice>}
    </>
  );
}
