import { useSelector } from 'react-redux';

import { selectHostCapabilities } from '@/flows/entry/entrySlice';
import { useToast } from '@/flows/notices/useDialogs';
import { useIsDevToolsEnabled } from '@/operations/devtools/useIsDevToolsEnabled';
import { getRecordedCalls } from '@/operations/recorder/getRecordedCalls';
import { useDiagnosticRecorder } from '@/operations/recorder/useDiagnosticRecorder';
import { usePorts } from '@/platform/ports/PortsContext';
import { TextButton } from '@/ui/button/TextButton';
import { NoticeBanner } from '@/ui/card/NoticeBanner';

import { formatDiagnostics, formatServiceCallLine, toDiagnosticFacts } from './diagnosticFacts';
import styles from './DiagnosticsSheet.module.css';

const MAX_SHOWN_CALLS = 10;

/** Version, client, the host's capabilities and the last calls. Contains nothing that identifies the driver. */
export function DeviceDiagnosticsView() {
  const { page, local } = usePorts();
  const storedText = (key: string) => local.get(key) ?? '';
  const calls = getRecordedCalls(useDiagnosticRecorder());
  const facts = toDiagnosticFacts(useSelector(selectHostCapabilities), page.build, page.isOnline(), {
    appName: storedText('appName'),
    appid: storedText('appid'),
    platInfo: storedText('platInfo'),
  });
  const isEnabledByOps = useIsDevToolsEnabled();
  const toast = useToast();
  const copy = async () => {
    toast((await page.copy(formatDiagnostics(facts, calls))) ? '已复制' : '复制失败，请截图');
  };
  return (
    <>
      {isEnabledByOps && (
        <NoticeBanner
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
        </NoticeBanner>
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
              .slice(-MAX_SHOWN_CALLS)
              .reverse()
              .map((call) => (
                <li key={call.ns}>{formatServiceCallLine(call)}</li>
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
