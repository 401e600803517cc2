import { pathTo } from '@/navigation/paths';
import { LinkButton } from '@/ui/button/LinkButton';
import type { EmptyProps } from '@/ui/load/Empty';

/** A vehicle that is not the driver's, or no more. */
export const GONE_PLATE: EmptyProps = {
  drawing: 'plate',
  text: '这辆车不在您名下，可能已经解绑',
  action: <LinkButton to={pathTo('carManage')}>查看我的车辆</LinkButton>,
};
