import { useSelector } from 'react-redux';

import { useDraft } from '@/flows/drafts/useDraft';
import {
  CLOSED_DIAGNOSTICS_SHEET,
  type DiagnosticsProps,
  isDiagnosticsSheetState,
} from '@/flows/operations/diagnosticsSheetState';
import {
  loadOperationsToolsWhenReady,
  type OperationsPartProps,
  useOperationsTools,
} from '@/flows/operations/operationsPort';
import { selectRoute } from '@/navigation/history/routeSlice';
import { LazyPartFailure } from '@/ui/late/LazyPartFailure';
import { retryableLazy } from '@/ui/late/retryableLazy';
import { ListRow } from '@/ui/list/ListRow';

const DiagnosticsSheet = retryableLazy<DiagnosticsProps & OperationsPartProps>(
  'diagnostics',
  async ({ operations }) => (await loadOperationsToolsWhenReady(operations)).DiagnosticsSheet,
  {
    errorFallback: ({ onChange }, retry) => (
      <LazyPartFailure
        subject="诊断与录制"
        onRetry={retry}
        onClose={() => {
          onChange(CLOSED_DIAGNOSTICS_SHEET);
        }}
      />
    ),
  },
);

/** The row that opens 诊断与录制. The sheet's code is loaded on the first press. Nothing in a build without operations. */
export function DiagnosticsSheetLinkRow() {
  const operations = useOperationsTools();
  const { key } = useSelector(selectRoute).location;
  const [draft, change] = useDraft('diagnostics', CLOSED_DIAGNOSTICS_SHEET, isDiagnosticsSheetState);
  if (operations === undefined) return null;
  return (
    <>
      <ListRow
        title="诊断与录制"
        note="遇到问题时，把情况告诉客服"
        onPress={() => {
          change({ ...CLOSED_DIAGNOSTICS_SHEET, view: 'diagnostics', entry: key });
        }}
      />
      {draft.view !== 'closed' && draft.entry === key && (
        <DiagnosticsSheet draft={draft} onChange={change} operations={operations} />
      )}
    </>
  );
}
