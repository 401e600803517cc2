import { CLOSED_DIAGNOSTICS_SHEET, type DiagnosticsProps } from '@/flows/operations/diagnosticsSheetState';
import { SegmentedControl } from '@/ui/choice/SegmentedControl';
import { Sheet } from '@/ui/overlay/Sheet';

import { DeviceDiagnosticsView } from './DeviceDiagnosticsView';
import styles from './DiagnosticsSheet.module.css';
import { ShareRecordingView } from './ShareRecordingView';

const VIEWS = [
  { value: 'diagnostics', label: '诊断' },
  { value: 'recording', label: '录制' },
] as const;

/** What customer service needs to find a problem: information about this device, and a recording of the session. */
export function DiagnosticsSheet({ draft, onChange }: DiagnosticsProps) {
  return (
    <Sheet
      title="诊断与录制"
      onClose={() => {
        onChange(CLOSED_DIAGNOSTICS_SHEET);
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
        {draft.view === 'recording' ? (
          <ShareRecordingView draft={draft} onChange={onChange} />
        ) : (
          <DeviceDiagnosticsView />
        )}
      </div>
    </Sheet>
  );
}
