import { start } from '@/navigation/edition';
import { useScreen } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import { LinkButton } from '@/ui/button/LinkButton';
import { ScreenFrame } from '@/ui/frame/ScreenFrame';
import { Empty } from '@/ui/load/Empty';

import { WaysOn } from './parts/WaysOn';

/** Shown for an unknown address. Offers paying, because a driver at a barrier most likely wants that. */
export default function NotFoundScreen() {
  const { frame } = useScreen('notFound');
  return (
    <ScreenFrame {...frame}>
      <Empty
        drawing="search"
        text="这个页面不存在，可能链接已失效"
        action={<LinkButton to={pathTo(start)}>返回首页</LinkButton>}
      />
      <WaysOn />
    </ScreenFrame>
  );
}
