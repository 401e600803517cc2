import { useSelector } from 'react-redux';

import { useDraft } from '@/flows/drafts/useDraft';
import { selectRoute } from '@/navigation/history/routeSlice';
import { LateFailure } from '@/ui/late/LateFailure';
import { retryableLazy } from '@/ui/late/retryableLazy';
import { ListRow } from '@/ui/list/ListRow';

import { CLOSED, isDiagnosticsDraft } from './model/diagnosticsDraft';

const DiagnosticsSheet = retryableLazy(
  'diagnostics',
  async () => (await import('./DiagnosticsSheet')).DiagnosticsSheet,
  {
    without: ({ onChange }, retry) => (
      <LateFailure
        what="诊断与录制"
        onRetry={retry}
        onClose={() => {
          onChange(CLOSED);
        }}
      />
    ),
  },
);

/** The row that opens 诊断与录制. Its code is loaded when it is pressed. */
export function DiagnosticsRow() {
  const { key } = useSelector(selectRoute).location;
  const [draft, change] = useDraft('diagnostics', CLOSED, isDiagnosticsDraft);
  return (
    <>
      <ListRow
        title="诊断与录制"
        note="遇到问题时，把情况告诉客服"
        onPress={() => {
          change({ ...CLOSED, view: 'diagnostics', entry: key });
        }}
      />
      {draft.view !== 'closed' && draft.entry === key && <DiagnosticsSheet draft={draft} onChange={change} />}
    </>
  );
}
