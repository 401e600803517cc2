import { pathTo } from '@/navigation/paths';
import { LinkButton } from '@/ui/button/LinkButton';
import type { EmptyProps } from '@/ui/load/EmptyState';

/** Shown when the pass of the address is no longer on sale, for example because its lot closed. */
export const missingPassProductEmptyProps: EmptyProps = {
  illustration: 'coupon',
  text: '这个月卡套餐已经下架',
  action: <LinkButton to={pathTo('nearbyBagRules')}>看其他套餐</LinkButton>,
};

/** Shown when the pass of the address does not exist, or is another driver's. */
export const missingPassEmptyProps: EmptyProps = {
  illustration: 'coupon',
  text: '没有找到这张月卡，可能属于另一个账号',
  action: <LinkButton to={pathTo('myMonthlyPasses')}>看我的月卡</LinkButton>,
};
