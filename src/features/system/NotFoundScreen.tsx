import { start } from '@/navigation/edition';
import { useScreen } from '@/navigation/hooks/useScreen';
import { Link } from '@/navigation/Link';
import { pathTo } from '@/navigation/paths';
import { ScreenFrame } from '@/ui/frame/ScreenFrame';
import { Empty } from '@/ui/load/Empty';

import { WaysOn } from './parts/WaysOn';

/** Shown for an unknown address. Offers paying, because a driver at a barrier most likely wants that. */
export default function NotFoundScreen() {
  const { frame } = useScreen('notFound');
  return (
    <ScreenFrame {...frame}>
      <Empty drawing="search" text="这个页面不存在，可能链接已失效" action={<Link to={pathTo(start)}>返回首页</Link>} />
      <WaysOn />
    </ScreenFrame>
  );
}
