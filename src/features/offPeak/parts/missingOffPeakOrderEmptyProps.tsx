import { pathTo } from '@/navigation/paths';
import { LinkButton } from '@/ui/button/LinkButton';
import type { EmptyProps } from '@/ui/load/EmptyState';

/** Shown when the off-peak order of the address does not exist. */
export const missingOffPeakOrderEmptyProps: EmptyProps = {
  illustration: 'bill',
  text: '没有找到这笔错时停车订单',
  action: <LinkButton to={pathTo('wrongTimeManage')}>我的错时停车</LinkButton>,
};
