import { skipToken } from '@reduxjs/toolkit/query';

import { useScreen } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import { useListParkingAppealsQuery } from '@/services/charge/appeals';
import { LinkButton } from '@/ui/button/LinkButton';
import { TextButton } from '@/ui/button/TextButton';
import { DetailScreen } from '@/ui/scaffolds/DetailScreen';
import { loadOf } from '@/widgets/loading/loadOf';

import { GONE_TEXT } from '../parts/goneText';
import { AppealCards } from './AppealCards';
import { OlderAppeals } from './OlderAppeals';

/** The state of the appeals against a bill. */
export default function BillComplainDetailScreen() {
  const { frame, query } = useScreen('billComplainDetail');
  const { uniqueId, parkId } = query;
  const key = uniqueId === undefined || parkId === undefined ? skipToken : { uniqueId, parkId };
  // Refetched on every visit, because the reply depends on time and not on anything that is done in the app.
  const appealsQuery = useListParkingAppealsQuery(key, { refetchOnMountOrArgChange: true });
  const [latest, ...older] = appealsQuery.currentData?.results ?? [];
  const words = {
    what: '申诉加载失败',
    waitingFor: '正在查询申诉…',
    money: '已提交的申诉不受影响',
    isEmpty: ({ results }: { results: readonly unknown[] }) => results.length === 0,
    isGoneWhenRefused: true,
    isNamed: key !== skipToken,
  };
  const refresh = (
    <TextButton isDisabled={appealsQuery.isFetching} label="刷新申诉进度" onPress={() => void appealsQuery.refetch()}>
      刷新
    </TextButton>
  );
  return (
    <DetailScreen
      frame={{ ...frame, ...(latest === undefined ? {} : { right: refresh }) }}
      load={loadOf(appealsQuery, words)}
      empty={{
        drawing: 'bill',
        text: appealsQuery.currentData === undefined ? GONE_TEXT : '这笔账单没有申诉过',
        action:
          appealsQuery.currentData === undefined || key === skipToken ? (
            <LinkButton to={pathTo('parkingRecord')}>看停车记录</LinkButton>
          ) : (
            <LinkButton to={pathTo('parkingRecordDetail', key)}>看这笔账单</LinkButton>
          ),
      }}
      cardHeights={[110, 220, 160]}
    >
      {latest !== undefined && <AppealCards key={latest.appealId} appeal={latest} />}
      <OlderAppeals appeals={older} />
    </DetailScreen>
  );
}
