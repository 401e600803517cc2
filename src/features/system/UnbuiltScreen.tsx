import { useScreen } from '@/navigation/hooks/useScreen';
import { useScreenName } from '@/navigation/hooks/useScreenName';
import { Link } from '@/navigation/Link';
import { pathTo } from '@/navigation/paths';
import { ScreenFrame } from '@/ui/frame/ScreenFrame';
import { Empty } from '@/ui/load/Empty';

import { WaysOn } from './parts/WaysOn';

/** Says that this service is not open yet, and leads to what is. */
export default function UnbuiltScreen() {
  const { frame } = useScreen(useScreenName());
  return (
    <ScreenFrame {...frame}>
      <Empty drawing="search" text="这项服务还没有开放" action={<Link to={pathTo('home')}>返回首页</Link>} />
      <WaysOn />
    </ScreenFrame>
  );
}
