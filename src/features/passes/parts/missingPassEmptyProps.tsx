import { pathTo } from '@/navigation/paths';
import { LinkButton } from '@/ui/button/LinkButton';
import type { EmptyProps } from '@/ui/load/Empty';

/** Shown when the pass of the address does not exist, or is another driver's. */
export const missingPassEmptyProps: EmptyProps = {
  illustration: 'coupon',
  text: '没有找到这张月卡，可能属于另一个账号',
  action: <LinkButton to={pathTo('myMonthlyPasses')}>看我的月卡</LinkButton>,
};
