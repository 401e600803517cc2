import { useLocation } from 'react-router-dom';

import { useIsSignedIn } from '@/flows/session/useSession';
import { pathTo } from '@/navigation/paths';
import { LinkButton } from '@/ui/button/LinkButton';
import { TextButton } from '@/ui/button/TextButton';

/** A mutation in the form that its RTK Query hook returns it. */
type Calling<Key> = readonly [(key: Key) => unknown, { readonly isLoading: boolean }];

interface CollectButtonProps<Key> {
  readonly name: string;
  readonly isCollected: boolean;
  /** The place is being queried again. */
  readonly isBusy: boolean;
  /** The place's key in the service. */
  readonly place: Key;
  readonly collecting: Calling<Key>;
  readonly uncollecting: Calling<Key>;
}

/** Adds a place to the favourites, or removes it. A visitor signs in first and comes back to the place. */
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
