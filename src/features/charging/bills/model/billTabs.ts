import { CHARGING_REQUEST } from '@/services/cps/chargingOrders';

/** The tabs of the list of charging orders. */
export const BILL_TABS = [
  { value: CHARGING_REQUEST.all, label: '全部' },
  { value: CHARGING_REQUEST.running, label: '充电中' },
  { value: CHARGING_REQUEST.unpaid, label: '待支付' },
  { value: CHARGING_REQUEST.finished, label: '已完成' },
  { value: CHARGING_REQUEST.abnormal, label: '异常' },
] as const;
