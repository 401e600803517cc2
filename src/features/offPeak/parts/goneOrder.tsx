import { pathTo } from '@/navigation/paths';
import { LinkButton } from '@/ui/button/LinkButton';
import type { EmptyProps } from '@/ui/load/Empty';

/** For an address whose off-peak order does not exist. */
export const goneOrder: EmptyProps = {
  drawing: 'bill',
  text: '没有找到这笔错时停车订单',
  action: <LinkButton to={pathTo('wrongTimeManage')}>我的错时停车</LinkButton>,
};
