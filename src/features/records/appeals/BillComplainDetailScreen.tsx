import { skipToken } from '@reduxjs/toolkit/query';

import { useScreen } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import { type ParkingAppeal, useListParkingAppealsQuery } from '@/services/charge/appeals';
import { LinkButton } from '@/ui/button/LinkButton';
import { ListRow } from '@/ui/list/ListRow';
import { APPEAL_LOAD_STATE_OPTIONS, AppealDetailView } from '@/widgets/appeal/AppealDetailView';
import { toContentLoadState } from '@/widgets/loading/toContentLoadState';

import { NOT_FOUND_TEXT } from '../parts/notFoundText';
import { useWithdrawParkingAppeal } from './useWithdrawParkingAppeal';

/** The state of the appeals against a bill. */
export default function BillComplainDetailScreen() {
  const { frame, query } = useScreen('billComplainDetail');
  const { uniqueId, parkId } = query;
  const key = uniqueId === undefined || parkId === undefined ? skipToken : { uniqueId, parkId };
  // Refetched on every visit, because the reply depends on time and not on anything that is done in the app.
  const appealsQuery = useListParkingAppealsQuery(key, { refetchOnMountOrArgChange: true });
  return (
    <AppealDetailView
      frame={frame}
      load={toContentLoadState(appealsQuery, {
        ...APPEAL_LOAD_STATE_OPTIONS,
        isEmpty: ({ results }) => results.length === 0,
        isNamed: key !== skipToken,
      })}
      appeals={appealsQuery.currentData?.results ?? []}
      empty={{
        illustration: 'bill',
        text: appealsQuery.currentData === undefined ? NOT_FOUND_TEXT : '这笔账单没有申诉过',
        action:
          appealsQuery.currentData === undefined || key === skipToken ? (
            <LinkButton to={pathTo('parkingRecord')}>看停车记录</LinkButton>
          ) : (
            <LinkButton to={pathTo('parkingRecordDetail', key)}>看这笔账单</LinkButton>
          ),
      }}
      isFetching={appealsQuery.isFetching}
      refetch={appealsQuery.refetch}
      rows={(latest) => <BillAppealRows key={latest.appealId} appeal={latest} />}
    />
  );
}

function BillAppealRows({ appeal }: { readonly appeal: ParkingAppeal }) {
  const withdrawal = useWithdrawParkingAppeal(appeal);
  const { uniqueId, parkId, canCancel } = appeal;
  return (
    <>
      <ListRow title="看这笔账单" to={pathTo('parkingRecordDetail', { uniqueId, parkId })} />
      {canCancel === 1 && (
        <ListRow title="撤销申诉" note={withdrawal.note ?? '不再处理，费用按原账单'} onPress={withdrawal.withdraw} />
      )}
    </>
  );
}
