import { pathTo } from '@/navigation/paths';
import { LinkButton } from '@/ui/button/LinkButton';
import type { EmptyProps } from '@/ui/load/Empty';

/** For an address whose pass does not exist, or is another driver's. */
export const gonePass: EmptyProps = {
  drawing: 'coupon',
  text: '没有找到这张月卡，可能属于另一个账号',
  action: <LinkButton to={pathTo('myMonthlyPasses')}>看我的月卡</LinkButton>,
};
