import { pathTo } from '@/navigation/paths';
import { LinkButton } from '@/ui/button/LinkButton';
import type { EmptyProps } from '@/ui/load/Empty';

/** For an address whose pass is not on sale any more, such as that of a lot that closed. */
export const goneRule: EmptyProps = {
  drawing: 'coupon',
  text: '这个月卡套餐已经下架',
  action: <LinkButton to={pathTo('nearbyBagRules')}>看其他套餐</LinkButton>,
};
