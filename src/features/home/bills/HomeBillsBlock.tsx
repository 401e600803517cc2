import { useSelector } from 'react-redux';

import { sortDefaultVehicleFirst } from '@/domain/plate/sortDefaultVehicleFirst';
import { useMenuConfig } from '@/flows/entry/useMenuConfig';
import { selectShownOfflineBillCopy } from '@/flows/offline/offlineState';
import { useGetParamConfigsQuery } from '@/services/basic/settings';
import { ARREARS_QUERY_ARGS, useListBillCardsQuery, useListParkingBillsQuery } from '@/services/charge/homeBillCalls';
import { CHARGING_ORDER_LIST_FILTER, useListChargingOrdersQuery } from '@/services/cps/chargingOrders';
import { useGetPlateCountQuery } from '@/services/driver/plateCount';
import { droppedRowsText, toLoadableBlockState } from '@/widgets/loading/toLoadableBlockState';

import styles from '../cards/BillCard.module.css';
import { LazyOfflineBillCopyCard } from '../cards/LazyOfflineBillCopyCard';
import { type HomeBlockVisibility, toHomeBlockVisibility } from '../model/toHomeBlockVisibility';
import { ShiftFreeLoadedContent } from '../parts/ShiftFreeLoadedContent';
import { useWasHomeLayoutNonDefault } from '../parts/useWasHomeLayoutNonDefault';
import { ArrearsLine } from './ArrearsLine';
import { BillCarousel } from './BillCarousel';

/** Texts of the card that replaces an empty list (the first is from Rule 8.6). */
const EMPTY_CARDS = {
  parked: { text: '暂无在停信息', note: '车辆入场后，这里会显示停车费' },
  charging: { text: '暂无进行中的充电', note: '开始充电后，这里会显示进度' },
} as const;

/** What a signed-in driver may have to pay or watch now: parked vehicles, arrears, charging in progress. */
export function HomeBillsBlock() {
  const { config, isSettled } = useMenuConfig();
  const blocks = toHomeBlockVisibility(config);
  if (!blocks.bills && !blocks.arrears && !blocks.chargingOrders) return null;
  return isSettled ? <Bills blocks={blocks} /> : <BillsSkeleton />;
}

function Bills({ blocks }: { blocks: HomeBlockVisibility }) {
  const cards = useListBillCardsQuery(undefined, { skip: !blocks.bills });
  const orders = useListChargingOrdersQuery(
    { requestType: CHARGING_ORDER_LIST_FILTER.running, pageNo: 1 },
    { skip: !blocks.chargingOrders },
  );
  const plates = useGetPlateCountQuery(undefined, { skip: !blocks.bills });
  const canAddVehicle = useCanAddVehicle(blocks.bills ? plates.currentData?.count : undefined);
  const droppedCards = cards.currentData?.unread ?? 0;
  const droppedCount = droppedCards + (orders.currentData?.unread ?? 0);
  const hasNoCards = blocks.bills && cards.currentData?.results.length === 0 && droppedCards === 0;
  const ordersLoad = toLoadableBlockState(orders, '充电订单加载失败', ({ results }) => results.length === 0);
  const leadingLoad = blocks.bills ? toLoadableBlockState(cards, '在停车辆加载失败', () => hasNoCards) : ordersLoad;
  const hasCards = blocks.bills || blocks.chargingOrders;
  // Whether the card for "no vehicle is parked" is shown depends on the number of the driver's vehicles.
  const isCounting = hasNoCards && plates.currentData === undefined && !plates.isError;
  const savedBill = useSelector(selectShownOfflineBillCopy(null));
  const showsSavedBill = savedBill !== null && blocks.bills && cards.currentData === undefined;
  const state = showsSavedBill ? 'ready' : isCounting ? 'loading' : hasCards ? leadingLoad.state : 'ready';
  const isFailed = state === 'failed';
  const emptyCard =
    hasNoCards && plates.currentData?.count !== 0
      ? EMPTY_CARDS.parked
      : !blocks.bills && state === 'empty'
        ? EMPTY_CARDS.charging
        : null;
  // The order by urgency: a parked vehicle, arrears, charging, and last the card for an empty list.
  const isParked = showsSavedBill || (blocks.bills && (cards.currentData?.results.length ?? 0) > 0);
  const arrearsQuery = useListParkingBillsQuery(ARREARS_QUERY_ARGS, { skip: !blocks.arrears });
  // If both queries have failed, one failure is shown, and its 重试 refetches both.
  const haveBothFailed = isFailed && blocks.bills && arrearsQuery.currentData === undefined && arrearsQuery.isError;
  const failure = haveBothFailed
    ? {
        ...leadingLoad.failure,
        message: '停车费用加载失败',
        onRetry: () => void Promise.all([cards.refetch(), arrearsQuery.refetch()]),
      }
    : leadingLoad.failure;
  const arrears = blocks.arrears && !haveBothFailed && <ArrearsLine />;
  return (
    <section
      data-block="bills"
      data-state={state}
      aria-label="待办"
      aria-busy={state === 'loading'}
      className={styles['bills']}
    >
      {!isParked && arrears}
      {hasCards && (
        <ShiftFreeLoadedContent
          key={isParked ? 'first' : 'second'}
          state={isFailed || state === 'loading' ? state : 'ready'}
          skeleton={<CardSkeleton />}
          waitingFor="正在查询在停车辆…"
          failure={failure}
          unreadText={droppedCount > 0 ? droppedRowsText(droppedCount) : undefined}
        >
          {showsSavedBill ? (
            <LazyOfflineBillCopyCard
              savedBill={savedBill}
              isRetrying={cards.isFetching}
              onRetry={() => void cards.refetch()}
            />
          ) : (
            <BillCarousel
              cards={sortDefaultVehicleFirst(cards.currentData?.results ?? [])}
              orders={orders.currentData?.results ?? []}
              emptyCard={emptyCard}
              canAddVehicle={canAddVehicle}
              onRetryOrders={blocks.bills && ordersLoad.state === 'failed' ? () => void orders.refetch() : null}
            />
          )}
        </ShiftFreeLoadedContent>
      )}
      {isParked && arrears}
    </section>
  );
}

function BillsSkeleton() {
  const hadNoArrears = useWasHomeLayoutNonDefault('clear');
  return (
    <section data-block="bills" data-state="loading" aria-label="待办" aria-busy="true" className={styles['bills']}>
      {!hadNoArrears && <div className={styles['line']} />}
      <CardSkeleton />
    </section>
  );
}

function CardSkeleton() {
  return <div className={styles['card']} aria-hidden="true" />;
}

/**
 * Whether home offers to add a vehicle (Rule 8.8). If the operator sets no limit (`maxPlateNum`), the server decides
 * when a vehicle is added.
 *
 * @param count the number of the driver's vehicles; undefined while unknown
 */
function useCanAddVehicle(count: number | undefined): boolean {
  const { currentData: settings, isError } = useGetParamConfigsQuery(undefined, { skip: (count ?? 0) === 0 });
  if (count === undefined) return false;
  if (count === 0) return true;
  if (settings === undefined) return isError;
  return settings.maxPlateNum <= 0 || count < settings.maxPlateNum;
}
