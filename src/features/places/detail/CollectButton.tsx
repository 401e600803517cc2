import { useLocation } from 'react-router-dom';

import { useIsSignedIn } from '@/flows/session/useSession';
import { pathTo } from '@/navigation/paths';
import { LinkButton } from '@/ui/button/LinkButton';
import { TextButton } from '@/ui/button/TextButton';

/** A call of the service, as its hook hands it out. */
type Calling<Key> = readonly [(key: Key) => unknown, { readonly isLoading: boolean }];

interface CollectButtonProps<Key> {
  readonly name: string;
  readonly isCollected: boolean;
  /** The place is being asked for again. */
  readonly isBusy: boolean;
  /** What the service knows the place by. */
  readonly place: Key;
  readonly collecting: Calling<Key>;
  readonly uncollecting: Calling<Key>;
}

/** Keeps a place, or lets it go again; a visitor signs in first and comes back to it. */
export function CollectButton<Key>(props: CollectButtonProps<Key>) {
  const { name, isCollected, isBusy, place, collecting, uncollecting } = props;
  const { pathname, search } = useLocation();
  const isSignedIn = useIsSignedIn();
  if (!isSignedIn) return <LinkButton to={pathTo('login', { enCodeUrl: pathname + search })}>登录后收藏</LinkButton>;
  const word = isCollected ? '取消收藏' : '收藏';
  return (
    <TextButton
      label={`${word}${name}`}
      isDisabled={isBusy || collecting[1].isLoading || uncollecting[1].isLoading}
      onPress={() => {
        const [change] = isCollected ? uncollecting : collecting;
        change(place);
      }}
    >
      {word}
    </TextButton>
  );
}
