import { CHARGING_ORDER_LIST_FILTER } from '@/services/cps/chargingOrders';

/** The tabs of the list of charging orders. */
export const CHARGING_ORDER_TABS = [
  { value: CHARGING_ORDER_LIST_FILTER.all, label: '全部' },
  { value: CHARGING_ORDER_LIST_FILTER.running, label: '充电中' },
  { value: CHARGING_ORDER_LIST_FILTER.unpaid, label: '待支付' },
  { value: CHARGING_ORDER_LIST_FILTER.finished, label: '已完成' },
  { value: CHARGING_ORDER_LIST_FILTER.abnormal, label: '异常' },
] as const;
