import { Link, useLocation } from 'react-router-dom';

import { type PathName, pathTo } from '@/navigation/paths';
import { useGo } from '@/navigation/useGo';
import { Empty } from '@/ui/Empty';
import { ScreenFrame } from '@/ui/ScreenFrame';

/** Stands in for a locked screen of a visitor; no call is sent (Specification section 6). */
export function SignInCard({ name, title }: { name: PathName; title: string }) {
  const go = useGo();
  const { pathname, search } = useLocation();
  return (
    <ScreenFrame name={name} title={title} onBack={go.back}>
      <Empty
        drawing="plate"
        text={`登录后查看${title}`}
        action={<Link to={pathTo('login', { enCodeUrl: pathname + search })}>登录</Link>}
      />
    </ScreenFrame>
  );
}
