import { useSelector } from 'react-redux';

import { selectHost } from '@/flows/entry/entrySlice';
import { useToast } from '@/flows/notices/useDialogs';
import { callsOf } from '@/flows/recording/callsOf';
import { useOpsSwitch } from '@/flows/recording/useOpsSwitch';
import { useRecorder } from '@/flows/recording/useRecorder';
import { usePorts } from '@/services/transport/ports/PortsContext';
import { TextButton } from '@/ui/button/TextButton';
import { Notice } from '@/ui/card/Notice';

import styles from './DiagnosticsSheet.module.css';
import { callLine, deviceFacts, diagnosticsText } from './model/diagnostics';

const SHOWN_CALLS = 10;

/** Version, client, the host's abilities and the last calls. Nothing that identifies the driver. */
export function DeviceDiagnostics() {
  const { page, local } = usePorts();
  const stored = (key: string) => local.get(key) ?? '';
  const calls = callsOf(useRecorder());
  const facts = deviceFacts(useSelector(selectHost), page.build, page.isOnline(), {
    appName: stored('appName'),
    appid: stored('appid'),
    platInfo: stored('platInfo'),
  });
  const isSwitchedOn = useOpsSwitch();
  const toast = useToast();
  const copy = async () => {
    toast((await page.copy(diagnosticsText(facts, calls))) ? '已复制' : '复制失败，请截图');
  };
  return (
    <>
      {isSwitchedOn && (
        <Notice
          action={
            <TextButton
              onPress={() => {
                page.reload();
              }}
            >
              重新加载
            </TextButton>
          }
        >
          运维已为您打开开发者工具，重新加载后生效
        </Notice>
      )}
      <dl className={styles['facts']}>
        {facts.map(({ name, value }) => (
          <div key={name} className={styles['fact']}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div>
        <h3 className={styles['heading']}>最近请求</h3>
        {calls.length === 0 ? (
          <p className={styles['text']}>还没有请求</p>
        ) : (
          <ol className={styles['lines']}>
            {calls
              .slice(-SHOWN_CALLS)
              .reverse()
              .map((call) => (
                <li key={call.ns}>{callLine(call)}</li>
              ))}
          </ol>
        )}
      </div>
      <div className={styles['acts']}>
        <TextButton onPress={() => void copy()}>复制诊断信息</TextButton>
      </div>
    </>
  );
}
