import { pathTo } from '@/navigation/paths';
import { LinkButton } from '@/ui/button/LinkButton';
import type { EmptyProps } from '@/ui/load/Empty';

/** For an address whose registration does not exist, or is another driver's. */
export const goneApplication: EmptyProps = {
  drawing: 'plate',
  text: '没有找到这份登记',
  action: <LinkButton to={pathTo('userApplyHistory')}>看我的登记</LinkButton>,
};
