import { pathIfAvailable } from '@/navigation/pathIfAvailable';
import { LinkButton } from '@/ui/button/LinkButton';
import type { EmptyProps } from '@/ui/load/Empty';

const ordersPath = pathIfAvailable('chargeBillManage');

/** Shown when the charging order of the address does not exist. */
export const missingChargingOrder: EmptyProps = {
  illustration: 'bill',
  text: '没有找到这笔充电订单',
  action: ordersPath === undefined ? undefined : <LinkButton to={ordersPath}>看充电订单</LinkButton>,
};
