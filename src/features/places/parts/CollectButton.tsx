import { useLocation } from 'react-router-dom';

import { useIsSignedIn } from '@/flows/session/useSession';
import { pathTo } from '@/navigation/paths';
import { LinkButton } from '@/ui/LinkButton';
import { TextButton } from '@/ui/TextButton';

interface CollectButtonProps {
  readonly name: string;
  readonly isCollected: boolean;
  readonly isBusy: boolean;
  readonly onChange: (isCollected: boolean) => void;
}

/** Keeps a place, or lets it go again; a visitor signs in first and comes back to it. */
export function CollectButton({ name, isCollected, isBusy, onChange }: CollectButtonProps) {
  const { pathname, search } = useLocation();
  const isSignedIn = useIsSignedIn();
  if (!isSignedIn) return <LinkButton to={pathTo('login', { enCodeUrl: pathname + search })}>登录后收藏</LinkButton>;
  const word = isCollected ? '取消收藏' : '收藏';
  return (
    <TextButton
      label={`${word}${name}`}
      isDisabled={isBusy}
      onPress={() => {
        onChange(!isCollected);
      }}
    >
      {word}
    </TextButton>
  );
}
