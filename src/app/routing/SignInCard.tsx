import { Link, useLocation } from 'react-router-dom';

import { useGo } from '@/navigation/hooks/useGo';
import { type PathName, pathTo } from '@/navigation/paths';
import type { RouteRow } from '@/navigation/routeRow';
import { ScreenFrame } from '@/ui/frame/ScreenFrame';
import { Empty } from '@/ui/load/Empty';

/** Stands in for a locked screen of a visitor; no call is sent (Rule 4.3). */
export function SignInCard({ name, row: { title, errand } }: { name: PathName; row: RouteRow }) {
  const go = useGo();
  const { pathname, search } = useLocation();
  return (
    <ScreenFrame name={name} title={title} onBack={go.back}>
      <Empty
        drawing="plate"
        text={errand === undefined ? `${title}需要登录，登录后回到这里` : `登录后${errand}`}
        action={<Link to={pathTo('login', { enCodeUrl: pathname + search })}>登录</Link>}
      />
    </ScreenFrame>
  );
}
