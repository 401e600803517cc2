import { useLocation } from 'react-router-dom';

import { useIsSignedIn } from '@/flows/session/useSession';
import { pathTo } from '@/navigation/paths';
import { LinkButton } from '@/ui/button/LinkButton';
import { TextButton } from '@/ui/button/TextButton';

/** The result of an RTK Query mutation hook. */
type MutationHookResult<Key> = readonly [(key: Key) => unknown, { readonly isLoading: boolean }];

interface CollectButtonProps<Key> {
  readonly name: string;
  readonly isCollected: boolean;
  /** The place is being refetched. */
  readonly isBusy: boolean;
  /** The place's key in the service. */
  readonly place: Key;
  readonly addMutation: MutationHookResult<Key>;
  readonly removeMutation: MutationHookResult<Key>;
}

/** Adds a place to the favourites, or removes it. A visitor signs in first and then returns to the place. */
export function FavouriteButton<Key>(props: CollectButtonProps<Key>) {
  const { name, isCollected, isBusy, place, addMutation, removeMutation } = props;
  const { pathname, search } = useLocation();
  const isSignedIn = useIsSignedIn();
  if (!isSignedIn) return <LinkButton to={pathTo('login', { enCodeUrl: pathname + search })}>登录后收藏</LinkButton>;
  const label = isCollected ? '取消收藏' : '收藏';
  return (
    <TextButton
      label={`${label}${name}`}
      isDisabled={isBusy || addMutation[1].isLoading || removeMutation[1].isLoading}
      onPress={() => {
        const [change] = isCollected ? removeMutation : addMutation;
        change(place);
      }}
    >
      {label}
    </TextButton>
  );
}
