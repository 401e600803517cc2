import { failureWords } from '@/flows/loading/failureWords';
import { pathTo } from '@/navigation/paths';
import { useGo } from '@/navigation/useGo';
import { useQueryOf } from '@/navigation/useQuery';
import { LinkButton } from '@/ui/LinkButton';
import { ListScreen } from '@/ui/scaffolds/ListScreen';

import { ArrearsBar } from '../parts/ArrearsBar';
import { ArrearsList } from '../parts/ArrearsList';
import { useBillsToPay } from '../parts/useBillsToPay';

/** Arrears of one plate or one lot, as a notice names them. */
export default function ArrearsScreen() {
  const go = useGo();
  const { parkId, plateNo, plateColor } = useQueryOf('arrearsPage');
  const question = {
    arrearsOnly: '1',
    ...(plateNo === undefined ? {} : { plateNo }),
    ...(plateColor === undefined ? {} : { plateColor }),
  } as const;
  const asked = useBillsToPay(question);
  const lots = parkId === undefined ? asked.lots : asked.lots.filter((lot) => lot.parkId === parkId);
  const isEmpty = asked.state === 'ready' && lots.length === 0;
  const frame = { name: 'arrearsPage', title: '欠费', onBack: go.back };
  const isReady = asked.state === 'ready' && !isEmpty;
  return (
    <ListScreen
      frame={isReady ? { ...frame, bar: <ArrearsBar question={question} lots={lots} all={asked.lots} /> } : frame}
      load={{
        state: isEmpty ? 'empty' : asked.state === 'locked' ? 'loading' : asked.state,
        waitingFor: '正在查询欠费…',
        failure: {
          what: '欠费没有查到',
          money: '没有扣款',
          ...failureWords(asked.error),
          onRetry: () => void asked.refresh(),
          isRetrying: asked.isFetching,
        },
        refresh: asked.refresh,
      }}
      empty={{ drawing: 'bill', text: '没有欠费', action: <LinkButton to={pathTo('home')}>返回首页</LinkButton> }}
      rowHeight={120}
    >
      <ArrearsList lots={lots} plateNo={plateNo} />
    </ListScreen>
  );
}
