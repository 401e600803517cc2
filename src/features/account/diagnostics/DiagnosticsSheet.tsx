import { SegmentedControl } from '@/ui/choice/SegmentedControl';
import { Sheet } from '@/ui/overlay/Sheet';

import { DeviceDiagnostics } from './DeviceDiagnostics';
import styles from './DiagnosticsSheet.module.css';
import { CLOSED, type DiagnosticsProps } from './model/diagnosticsDraft';
import { RecordingToShare } from './RecordingToShare';

const VIEWS = [
  { value: 'diagnostics', label: '诊断' },
  { value: 'recording', label: '录制' },
] as const;

/** What customer service needs to find a problem: facts about this device, and a recording of what was done on it. */
export function DiagnosticsSheet({ draft, onChange }: DiagnosticsProps) {
  return (
    <Sheet
      title="诊断与录制"
      onClose={() => {
        onChange(CLOSED);
      }}
    >
      <div className={styles['body']}>
        <SegmentedControl
          legend="看什么"
          options={VIEWS}
          value={draft.view === 'recording' ? 'recording' : 'diagnostics'}
          onChange={(view) => {
            onChange({ ...draft, view });
          }}
        />
        {draft.view === 'recording' ? <RecordingToShare draft={draft} onChange={onChange} /> : <DeviceDiagnostics />}
      </div>
    </Sheet>
  );
}
