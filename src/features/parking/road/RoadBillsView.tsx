import type { ReactNode } from 'react';

import { parkingBillKey } from '@/domain/payment/payable';
import { useDraft } from '@/flows/drafts/useDraft';
import { isPlainObject } from '@/lib/isPlainObject';
import type { ScreenHeaderProps } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import type { ParkingBill } from '@/services/charge/parkingBill';
import { LinkButton } from '@/ui/button/LinkButton';
import { Card } from '@/ui/card/Card';
import { CardRows } from '@/ui/list/CardRows';
import { ListRow } from '@/ui/list/ListRow';
import { WindowedList } from '@/ui/list/WindowedList';
import { RequiredFormPart } from '@/ui/missing/RequiredFormPart';
import { ListScreen } from '@/ui/scaffolds/ListScreen';
import { toContentLoadState } from '@/widgets/loading/toContentLoadState';

import { excludeDeselectedBills, updateDeselectedBillKeys } from '../bills/model/billRows';
import { type BillsFilter, useBillsToPay } from '../bills/useBillsToPay';
import { isBillPayable } from '../model/billStatus';
import { billsElsewhereText, splitRoadsideAndOtherOpenBills } from './model/roadBills';
import { RoadBillCard } from './RoadBillCard';
import { RoadPaymentBar } from './RoadPaymentBar';

/** A driver's choices for the roadside bills of one plate. Bills are stored by their key. */
interface RoadBillsDraft {
  /** Deselected bills. All others are selected. */
  leftOut: readonly string[];
  /** The bill whose photos are open; empty when none is. */
  photosOf: string;
}

const INITIAL: RoadBillsDraft = { leftOut: [], photosOf: '' };

const isRoadDraft = (value: unknown): value is RoadBillsDraft =>
  isPlainObject(value) &&
  Array.isArray(value['leftOut']) &&
  value['leftOut'].every((key) => typeof key === 'string') &&
  typeof value['photosOf'] === 'string';

const useRoadBillsDraft = (plateNo: string) =>
  useDraft<RoadBillsDraft>(`roadParkingParkingList:${plateNo}`, INITIAL, isRoadDraft);

/** Estimated height of a card before it is measured, px. */
const CARD_HEIGHT = 300;

interface RoadBillsProps {
  readonly frame: ScreenHeaderProps;
  readonly filter: BillsFilter & { readonly plateNo: string };
  /** Rendered above the bills: the plates to choose from. */
  readonly head: ReactNode;
}

/** The open roadside bills of one plate. A button opens the page where the selected ones are paid. */
export function RoadBillsView({ frame, filter, head }: RoadBillsProps) {
  const bills = useBillsToPay(filter);
  const [draft, setDraft] = useRoadBillsDraft(filter.plateNo);
  const { road, elsewhere } = splitRoadsideAndOtherOpenBills(bills.found);
  const payable = road.filter(isBillPayable);
  const chosen = excludeDeselectedBills(payable, new Set(draft.leftOut));
  const load = toContentLoadState(bills, {
    message: '路内账单加载失败',
    waitingFor: '正在查询路内账单…',
    isEmpty: () => road.length + elsewhere.length === 0,
  });
  return (
    <ListScreen
      frame={
        load.state === 'ready' && payable.length > 0
          ? {
              ...frame,
              bar: (
                <RoadPaymentBar
                  filter={filter}
                  chosen={chosen}
                  all={[...payable, ...elsewhere.filter(isBillPayable)]}
                />
              ),
            }
          : frame
      }
      header={head}
      load={load}
      empty={{
        illustration: 'bill',
        text: '这辆车现在没有路内停车，也没有欠费',
        action: <LinkButton to={pathTo('parkingRecord', { plateNo: filter.plateNo })}>看停车记录</LinkButton>,
      }}
      rowHeight={CARD_HEIGHT}
    >
      <RequiredFormPart isMissing={chosen.length === 0}>
        <WindowedList label="路内账单" rows={road} keyOf={parkingBillKey} heightOf={() => CARD_HEIGHT} gap={12}>
          {(bill) => {
            const key = parkingBillKey(bill);
            return (
              <RoadBillCard
                bill={bill}
                isChosen={!draft.leftOut.includes(key)}
                onChoose={(isChosen) =>
                  setDraft({ ...draft, leftOut: updateDeselectedBillKeys(draft.leftOut, [bill], isChosen) })
                }
                arePhotosOpen={draft.photosOf === key}
                onPhotosChange={(areOpen) => setDraft({ ...draft, photosOf: areOpen ? key : '' })}
              />
            );
          }}
        </WindowedList>
      </RequiredFormPart>
      <BillsElsewhere bills={elsewhere} question={filter} />
    </ListScreen>
  );
}

/** A link to the plate's unpaid bills in parking lots, which this screen does not list. */
function BillsElsewhere({
  bills,
  question: filter,
}: {
  readonly bills: readonly ParkingBill[];
  readonly question: BillsFilter;
}) {
  const [first] = bills;
  if (first === undefined) return null;
  const { uniqueId, parkId, parkName } = first;
  return (
    <Card>
      <CardRows>
        <ListRow
          title={billsElsewhereText(bills)}
          note={bills.length === 1 ? parkName : undefined}
          to={bills.length === 1 ? pathTo('payPage', { uniqueId, parkId }) : pathTo('multiPayPage', filter)}
        />
      </CardRows>
    </Card>
  );
}
