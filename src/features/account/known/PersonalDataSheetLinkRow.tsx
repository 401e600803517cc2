import { useSelector } from 'react-redux';

import { useDraft } from '@/flows/drafts/useDraft';
import { selectRoute } from '@/navigation/history/routeSlice';
import { LazyPartFailure } from '@/ui/late/LazyPartFailure';
import { retryableLazy } from '@/ui/late/retryableLazy';
import { ListRow } from '@/ui/list/ListRow';

const PersonalDataSheet = retryableLazy(
  'known',
  async () => (await import(/* webpackChunkName: "known" */ './PersonalDataSheet')).PersonalDataSheet,
  {
    errorFallback: ({ onClose }, retry) => <LazyPartFailure subject="我的信息" onRetry={retry} onClose={onClose} />,
  },
);

const isString = (value: unknown): value is string => typeof value === 'string';

/** The row that opens the personal data sheet. The sheet's code is loaded on the first press. */
export function PersonalDataSheetLinkRow() {
  const { key } = useSelector(selectRoute).location;
  // The key of the history entry on which the sheet was opened. On any other entry it is closed.
  const [openEntry, setOpenEntry] = useDraft('userInfo.known', '', isString);
  return (
    <>
      <ListRow
        title="我的信息"
        note="看看我们保存了什么，可以存一份"
        onPress={() => {
          setOpenEntry(key);
        }}
      />
      {openEntry === key && key !== '' && (
        <PersonalDataSheet
          onClose={() => {
            setOpenEntry('');
          }}
        />
      )}
    </>
  );
}
