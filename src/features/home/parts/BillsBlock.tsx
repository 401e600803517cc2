import { useMenuConfig } from '@/flows/entry/useMenuConfig';
import { useListBillCardsQuery } from '@/services/charge/homeBills';
import { CHARGING_REQUEST, useListChargingOrdersQuery } from '@/services/cps/chargingOrders';
import { useGetPlateCountQuery } from '@/services/driver/plateCount';
import { LoadedContent } from '@/ui/LoadedContent';

import { type HomeBlocks, homeBlocks } from '../model/homeBlocks';
import { ArrearsLine } from './ArrearsLine';
import { BillDeck } from './BillDeck';
import styles from './BillsBlock.module.css';
import { loadOf } from './loadOf';

/** As many vehicles as services of this kind let a driver bind; the server has the last word when one is added. */
const ROOM_FOR_PLATES = 5;

/** What a signed-in driver has to do now: arrears, the vehicles that are parked, charging under way. */
export function BillsBlock() {
  const { config, isSettled } = useMenuConfig();
  const blocks = homeBlocks(config);
  if (!blocks.bills && !blocks.arrears && !blocks.chargingOrders) return null;
  return isSettled ? <Bills blocks={blocks} /> : <Waiting />;
}

function Bills({ blocks }: { blocks: HomeBlocks }) {
  const cards = useListBillCardsQuery(undefined, { skip: !blocks.bills });
  const orders = useListChargingOrdersQuery(
    { requestType: CHARGING_REQUEST.running, pageNo: 1 },
    { skip: !blocks.chargingOrders },
  );
  const plates = useGetPlateCountQuery(undefined, { skip: !blocks.bills });
  const leading = blocks.bills
    ? loadOf(cards, '在停车辆没有查到', ({ results }) => results.length === 0)
    : loadOf(orders, '充电订单没有查到', ({ results }) => results.length === 0);
  const hasDeck = blocks.bills || blocks.chargingOrders;
  const state = hasDeck ? leading.state : 'ready';
  const isFailed = state === 'failed';
  return (
    <section
      data-block="bills"
      data-state={state}
      aria-label="待办"
      aria-busy={state === 'loading'}
      className={styles['bills']}
    >
      {blocks.arrears && <ArrearsLine />}
      {hasDeck && (
        <LoadedContent
          state={isFailed || state === 'loading' ? state : 'ready'}
          skeleton={<CardSkeleton />}
          waitingFor="正在查询在停车辆…"
          failure={leading.failure}
        >
          <BillDeck
            cards={cards.currentData?.results ?? []}
            orders={orders.currentData?.results ?? []}
            hasNone={blocks.bills && cards.currentData?.results.length === 0 && (plates.currentData?.count ?? 0) > 0}
            mayAddVehicle={
              blocks.bills && plates.currentData !== undefined && plates.currentData.count < ROOM_FOR_PLATES
            }
            failedOrders={
              blocks.bills && orders.isError && orders.currentData === undefined ? () => void orders.refetch() : null
            }
          />
        </LoadedContent>
      )}
    </section>
  );
}

function Waiting() {
  return (
    <section data-block="bills" data-state="loading" aria-label="待办" aria-busy="true" className={styles['bills']}>
      <div className={styles['line']} />
      <CardSkeleton />
    </section>
  );
}

function CardSkeleton() {
  return <div className={styles['card']} aria-hidden="true" />;
}
