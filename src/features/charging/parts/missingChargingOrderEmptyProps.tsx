import { getPathIfInBuild } from '@/navigation/getPathIfInBuild';
import { LinkButton } from '@/ui/button/LinkButton';
import type { EmptyProps } from '@/ui/load/EmptyState';

const ordersPath = getPathIfInBuild('chargeBillManage');

/** Shown when the charging order of the address does not exist. */
export const missingChargingOrderEmptyProps: EmptyProps = {
  illustration: 'bill',
  text: '没有找到这笔充电订单',
  action: ordersPath === undefined ? undefined : <LinkButton to={ordersPath}>看充电订单</LinkButton>,
};
