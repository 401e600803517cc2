import type { ReactNode } from 'react';

import { parkingBillKey } from '@/domain/payment/payable';
import type { ScreenHeaderProps } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import type { ParkingBill } from '@/services/charge/parkingBill';
import { LinkButton } from '@/ui/button/LinkButton';
import { Card } from '@/ui/card/Card';
import { ListRow } from '@/ui/list/ListRow';
import { Rows } from '@/ui/list/Rows';
import { WindowedList } from '@/ui/list/WindowedList';
import { Missing } from '@/ui/missing/Missing';
import { ListScreen } from '@/ui/scaffolds/ListScreen';
import { toLoadState } from '@/widgets/loading/toLoadState';

import { selectedOf, withChoice } from '../bills/model/billRows';
import { type BillsQuestion, useBillsToPay } from '../bills/useBillsToPay';
import { isPayable } from '../model/billAnswer';
import { elsewhereWords, openBillsOf } from './model/roadBills';
import { RoadBar } from './RoadBar';
import { RoadBillCard } from './RoadBillCard';
import { useRoadDraft } from './useRoadDraft';

/** Estimated height of a card before it is measured, px. */
const CARD_HEIGHT = 300;

interface RoadBillsProps {
  readonly frame: ScreenHeaderProps;
  readonly question: BillsQuestion & { readonly plateNo: string };
  /** Above the bills: the plates to choose from. */
  readonly head: ReactNode;
}

/** The open road-side bills of one plate. The selected ones can be taken to the page where they are paid. */
export function RoadBills({ frame, question, head }: RoadBillsProps) {
  const bills = useBillsToPay(question);
  const [draft, setDraft] = useRoadDraft(question.plateNo);
  const { road, elsewhere } = openBillsOf(bills.found);
  const payable = road.filter(isPayable);
  const chosen = selectedOf(payable, new Set(draft.leftOut));
  const load = toLoadState(bills, {
    what: '路内账单加载失败',
    waitingFor: '正在查询路内账单…',
    isEmpty: () => road.length + elsewhere.length === 0,
  });
  return (
    <ListScreen
      frame={
        load.state === 'ready' && payable.length > 0
          ? {
              ...frame,
              bar: <RoadBar question={question} chosen={chosen} all={[...payable, ...elsewhere.filter(isPayable)]} />,
            }
          : frame
      }
      head={head}
      load={load}
      empty={{
        drawing: 'bill',
        text: '这辆车现在没有路内停车，也没有欠费',
        action: <LinkButton to={pathTo('parkingRecord', { plateNo: question.plateNo })}>看停车记录</LinkButton>,
      }}
      rowHeight={CARD_HEIGHT}
    >
      <Missing is={chosen.length === 0}>
        <WindowedList label="路内账单" rows={road} keyOf={parkingBillKey} heightOf={() => CARD_HEIGHT} gap={12}>
          {(bill) => {
            const key = parkingBillKey(bill);
            return (
              <RoadBillCard
                bill={bill}
                isChosen={!draft.leftOut.includes(key)}
                onChoose={(isChosen) => setDraft({ ...draft, leftOut: withChoice(draft.leftOut, [bill], isChosen) })}
                arePhotosOpen={draft.photosOf === key}
                onPhotosChange={(areOpen) => setDraft({ ...draft, photosOf: areOpen ? key : '' })}
              />
            );
          }}
        </WindowedList>
      </Missing>
      <Elsewhere bills={elsewhere} question={question} />
    </ListScreen>
  );
}

/** What the same plate owes in lots, because this screen does not list it. */
function Elsewhere({ bills, question }: { readonly bills: readonly ParkingBill[]; readonly question: BillsQuestion }) {
  const [first] = bills;
  if (first === undefined) return null;
  const { uniqueId, parkId, parkName } = first;
  return (
    <Card>
      <Rows>
        <ListRow
          title={elsewhereWords(bills)}
          note={bills.length === 1 ? parkName : undefined}
          to={bills.length === 1 ? pathTo('payPage', { uniqueId, parkId }) : pathTo('multiPayPage', question)}
        />
      </Rows>
    </Card>
  );
}
