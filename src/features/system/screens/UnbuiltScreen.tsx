import { Link } from 'react-router-dom';

import { pathTo } from '@/navigation/paths';
import { useGo } from '@/navigation/useGo';
import { useScreenName } from '@/navigation/useScreenName';
import { Empty } from '@/ui/Empty';
import { ScreenFrame } from '@/ui/ScreenFrame';

/** Says honestly that this service is not open yet, and leads home. */
export default function UnbuiltScreen() {
  const go = useGo();
  const name = useScreenName();
  return (
    <ScreenFrame name={name} title="暂未开放" onBack={go.back}>
      <Empty drawing="search" text="这项服务还没有开放" action={<Link to={pathTo('home')}>返回首页</Link>} />
    </ScreenFrame>
  );
}
