import { standing } from '@/navigation/standing';
import { LinkButton } from '@/ui/button/LinkButton';
import type { EmptyProps } from '@/ui/load/Empty';

const locks = standing('spaceLockControl');

/** For an address whose lock does not exist, or is another driver's. */
export const goneLock: EmptyProps = {
  drawing: 'plate',
  text: '没有找到这把地锁',
  action: locks === undefined ? undefined : <LinkButton to={locks}>看我的地锁</LinkButton>,
};
