import { standing } from '@/navigation/standing';
import { LinkButton } from '@/ui/button/LinkButton';
import type { EmptyProps } from '@/ui/load/Empty';

const orders = standing('chargeBillManage');

/** For an address whose charging order does not exist. */
export const goneOrder: EmptyProps = {
  drawing: 'bill',
  text: '没有找到这笔充电订单',
  action: orders === undefined ? undefined : <LinkButton to={orders}>看充电订单</LinkButton>,
};
