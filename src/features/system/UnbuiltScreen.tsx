import { Link } from 'react-router-dom';

import { useGo } from '@/navigation/hooks/useGo';
import { useScreenName } from '@/navigation/hooks/useScreenName';
import { pathTo } from '@/navigation/paths';
import { ScreenFrame } from '@/ui/frame/ScreenFrame';
import { TabScreenFrame } from '@/ui/frame/TabScreenFrame';
import { Empty } from '@/ui/load/Empty';

/** Says honestly that this service is not open yet, and leads home. */
export default function UnbuiltScreen() {
  const go = useGo();
  const name = useScreenName();
  const notice = (
    <Empty drawing="search" text="这项服务还没有开放" action={<Link to={pathTo('home')}>返回首页</Link>} />
  );
  // The map is a tab: the tab bar leads on, so there is no header with a way back.
  return name === 'map' ? (
    <TabScreenFrame name={name} title="附近">
      {notice}
    </TabScreenFrame>
  ) : (
    <ScreenFrame name={name} title="暂未开放" onBack={go.back}>
      {notice}
    </ScreenFrame>
  );
}
