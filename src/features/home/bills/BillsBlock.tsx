import { useSelector } from 'react-redux';

import { defaultFirst } from '@/domain/plate/defaultFirst';
import { useMenuConfig } from '@/flows/entry/useMenuConfig';
import { selectShownBill } from '@/flows/offline/offlineState';
import { ARREARS_QUESTION, useListBillCardsQuery, useListParkingBillsQuery } from '@/services/charge/homeBills';
import { CHARGING_REQUEST, useListChargingOrdersQuery } from '@/services/cps/chargingOrders';
import { useGetPlateCountQuery } from '@/services/driver/plateCount';
import { blockLoadOf, unreadText } from '@/widgets/loading/blockLoadOf';

import styles from '../cards/BillCard.module.css';
import { LateKeptBill } from '../cards/LateKeptBill';
import { type HomeBlocks, homeBlocks } from '../model/homeBlocks';
import { SteadyContent } from '../parts/SteadyContent';
import { useWasBox } from '../parts/useWasBox';
import { ArrearsLine } from './ArrearsLine';
import { BillDeck } from './BillDeck';
import { useMayAddVehicle } from './useMayAddVehicle';

/** Texts in the place of a card (the first is from Rule 8.6). */
const NOTHING = {
  parked: { text: '暂无在停信息', note: '车辆入场后，这里会显示停车费' },
  charging: { text: '暂无进行中的充电', note: '开始充电后，这里会显示进度' },
} as const;

/** What a signed-in driver has to do now: parked vehicles, arrears, charging in progress. */
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
  const mayAddVehicle = useMayAddVehicle(blocks.bills ? plates.currentData?.count : undefined);
  const unread = cards.currentData?.unread ?? 0;
  const allUnread = unread + (orders.currentData?.unread ?? 0);
  const hasNoCards = blocks.bills && cards.currentData?.results.length === 0 && unread === 0;
  const ordersLoad = blockLoadOf(orders, '充电订单加载失败', ({ results }) => results.length === 0);
  const leading = blocks.bills ? blockLoadOf(cards, '在停车辆加载失败', () => hasNoCards) : ordersLoad;
  const hasDeck = blocks.bills || blocks.chargingOrders;
  // The card for "no car is parked" depends on whether the driver has a car at all.
  const isCounting = hasNoCards && plates.currentData === undefined && !plates.isError;
  const kept = useSelector(selectShownBill(null));
  const isKept = kept !== null && blocks.bills && cards.currentData === undefined;
  const state = isKept ? 'ready' : isCounting ? 'loading' : hasDeck ? leading.state : 'ready';
  const isFailed = state === 'failed';
  const nothing =
    hasNoCards && plates.currentData?.count !== 0
      ? NOTHING.parked
      : !blocks.bills && state === 'empty'
        ? NOTHING.charging
        : null;
  // The order of what to do now: pay for a parked car, then arrears, then charging, and last that there is nothing.
  const isParked = isKept || (blocks.bills && (cards.currentData?.results.length ?? 0) > 0);
  const owed = useListParkingBillsQuery(ARREARS_QUESTION, { skip: !blocks.arrears });
  // Two answers that are lost together are one failure, and one 重试 asks for both.
  const areBothLost = isFailed && blocks.bills && owed.currentData === undefined && owed.isError;
  const failure = areBothLost
    ? {
        ...leading.failure,
        what: '停车费用加载失败',
        onRetry: () => void Promise.all([cards.refetch(), owed.refetch()]),
      }
    : leading.failure;
  const arrears = blocks.arrears && !areBothLost && <ArrearsLine />;
  return (
    <section
      data-block="bills"
      data-state={state}
      aria-label="待办"
      aria-busy={state === 'loading'}
      className={styles['bills']}
    >
      {!isParked && arrears}
      {hasDeck && (
        <SteadyContent
          key={isParked ? 'first' : 'second'}
          state={isFailed || state === 'loading' ? state : 'ready'}
          skeleton={<CardSkeleton />}
          waitingFor="正在查询在停车辆…"
          failure={failure}
          unreadText={allUnread > 0 ? unreadText(allUnread) : undefined}
        >
          {isKept ? (
            <LateKeptBill kept={kept} isRetrying={cards.isFetching} onRetry={() => void cards.refetch()} />
          ) : (
            <BillDeck
              cards={defaultFirst(cards.currentData?.results ?? [])}
              orders={orders.currentData?.results ?? []}
              nothing={nothing}
              mayAddVehicle={mayAddVehicle}
              failedOrders={blocks.bills && ordersLoad.state === 'failed' ? () => void orders.refetch() : null}
            />
          )}
        </SteadyContent>
      )}
      {isParked && arrears}
    </section>
  );
}

function Waiting() {
  const wasClear = useWasBox('clear');
  return (
    <section data-block="bills" data-state="loading" aria-label="待办" aria-busy="true" className={styles['bills']}>
      {!wasClear && <div className={styles['line']} />}
      <CardSkeleton />
    </section>
  );
}

function CardSkeleton() {
  return <div className={styles['card']} aria-hidden="true" />;
}
