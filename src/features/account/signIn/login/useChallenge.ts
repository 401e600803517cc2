import { useGetChallengeMutation } from '@/services/auth/signIn';

export interface Challenge {
  /** A picture has been asked for: its letters must be typed. */
  isNeeded: boolean;
  /** Null while it is on its way, or when it did not come. */
  picture: { challengeId: string; image: string } | null;
  isLoading: boolean;
  /** Asks for a new picture; the old one is void. */
  renew: () => void;
  drop: () => void;
}

/** The picture that the server wants typed after a failure. It lives in the store until signing in has worked. */
export function useChallenge(): Challenge {
  const [ask, { data: picture = null, isLoading, isUninitialized, reset }] = useGetChallengeMutation({
    fixedCacheKey: 'challenge',
  });
  return {
    isNeeded: !isUninitialized,
    picture,
    isLoading,
    renew: () => {
      ask().catch(() => undefined);
    },
    drop: reset,
  };
}
