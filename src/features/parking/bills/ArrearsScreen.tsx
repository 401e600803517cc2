import { useMemo } from 'react';

import { useScreen } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import { LinkButton } from '@/ui/button/LinkButton';
import { ListScreen } from '@/ui/scaffolds/ListScreen';
import { loadOf } from '@/widgets/loading/loadOf';

import { ArrearsBar } from './ArrearsBar';
import { ArrearsList } from './ArrearsList';
import { appealedWords } from './model/billRows';
import { UnpricedBills } from './UnpricedBills';
import { useBillsToPay } from './useBillsToPay';

/** The arrears of one plate or one lot, as named in a notice. */
export default function ArrearsScreen() {
  const { frame, query } = useScreen('arrearsPage');
  const { parkId, plateNo, plateColor } = query;
  const question = {
    arrearsOnly: '1',
    ...(plateNo === undefined ? {} : { plateNo }),
    ...(plateColor === undefined ? {} : { plateColor }),
  } as const;
  const bills = useBillsToPay(question);
  const lots = useMemo(
    () => bills.lots.filter((lot) => parkId === undefined || lot.parkId === parkId),
    [bills.lots, parkId],
  );
  const unpriced = bills.unpriced.filter((bill) => parkId === undefined || bill.parkId === parkId);
  const appealed = appealedWords(bills.found.filter((bill) => parkId === undefined || bill.parkId === parkId));
  const load = loadOf(bills, {
    what: '欠费加载失败',
    waitingFor: '正在查询欠费…',
    isEmpty: () => lots.length + unpriced.length === 0,
  });
  return (
    <ListScreen
      frame={
        load.state === 'ready' && lots.length > 0
          ? { ...frame, bar: <ArrearsBar question={question} lots={lots} all={bills.lots} /> }
          : frame
      }
      load={load}
      empty={{
        drawing: 'bill',
        text: appealed === '' ? '暂无欠费' : `暂无待补缴的欠费，${appealed}`,
        action: <LinkButton to={pathTo('home')}>返回首页</LinkButton>,
      }}
      rowHeight={120}
    >
      {lots.length > 0 && <ArrearsList lots={lots} plateNo={plateNo} appealed={appealed} />}
      <UnpricedBills bills={unpriced} />
    </ListScreen>
  );
}
