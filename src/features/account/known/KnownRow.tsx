import { useSelector } from 'react-redux';

import { useDraft } from '@/flows/drafts/useDraft';
import { selectRoute } from '@/navigation/history/routeSlice';
import { LateFailure } from '@/ui/late/LateFailure';
import { retryableLazy } from '@/ui/late/retryableLazy';
import { ListRow } from '@/ui/list/ListRow';

const KnownSheet = retryableLazy(
  'known',
  async () => (await import(/* webpackChunkName: "known" */ './KnownSheet')).KnownSheet,
  {
    without: ({ onClose }, retry) => <LateFailure what="我的信息" onRetry={retry} onClose={onClose} />,
  },
);

const isText = (value: unknown): value is string => typeof value === 'string';

/** The row that opens what the app knows about the driver. Its code is loaded when it is pressed. */
export function KnownRow() {
  const { key } = useSelector(selectRoute).location;
  // The entry of the history over which it is open: on another visit it is closed.
  const [entry, open] = useDraft('userInfo.known', '', isText);
  return (
    <>
      <ListRow
        title="我的信息"
        note="看看我们保存了什么，可以存一份"
        onPress={() => {
          open(key);
        }}
      />
      {entry === key && key !== '' && (
        <KnownSheet
          onClose={() => {
            open('');
          }}
        />
      )}
    </>
  );
}
