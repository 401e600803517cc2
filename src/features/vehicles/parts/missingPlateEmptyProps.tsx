import { pathTo } from '@/navigation/paths';
import { LinkButton } from '@/ui/button/LinkButton';
import type { EmptyProps } from '@/ui/load/EmptyState';

/** Shown for a vehicle that is not, or no longer, bound to the driver. */
export const missingPlateEmptyProps: EmptyProps = {
  illustration: 'plate',
  text: '这辆车不在您名下，可能已经解绑',
  action: <LinkButton to={pathTo('carManage')}>查看我的车辆</LinkButton>,
};
