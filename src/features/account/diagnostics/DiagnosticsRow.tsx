import { lazy, Suspense } from 'react';
import { useSelector } from 'react-redux';

import { useDraft } from '@/flows/drafts/useDraft';
import { selectRoute } from '@/navigation/history/routeSlice';
import { ListRow } from '@/ui/list/ListRow';

import { CLOSED, isDiagnosticsDraft } from './model/diagnosticsDraft';

const DiagnosticsSheet = lazy(async () => ({ default: (await import('./DiagnosticsSheet')).DiagnosticsSheet }));

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
      {draft.view !== 'closed' && draft.entry === key && (
        <Suspense fallback={null}>
          <DiagnosticsSheet draft={draft} onChange={change} />
        </Suspense>
      )}
    </>
  );
}
