import { homeScreen } from '@/navigation/edition';
import { useScreen } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import { LinkButton } from '@/ui/button/LinkButton';
import { ScreenFrame } from '@/ui/frame/ScreenFrame';
import { EmptyState } from '@/ui/load/EmptyState';

import { NotFoundSuggestedLinks } from './parts/NotFoundSuggestedLinks';

/** Shown for an unknown URL. Offers paying, because a driver at a barrier most likely wants that. */
export default function NotFoundScreen() {
  const { frame } = useScreen('notFound');
  return (
    <ScreenFrame {...frame}>
      <EmptyState
        illustration="search"
        text="这个页面不存在，可能链接已失效"
        action={<LinkButton to={pathTo(homeScreen)}>返回首页</LinkButton>}
      />
      <NotFoundSuggestedLinks />
    </ScreenFrame>
  );
}
