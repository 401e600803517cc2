import { useGetChallengeMutation } from '@/services/auth/signIn';

export interface Challenge {
  /** A picture is required, and its letters must be typed. */
  isNeeded: boolean;
  /** Null while it is loading, or when it could not be loaded. */
  picture: { challengeId: string; image: string } | null;
  isLoading: boolean;
  /** Requests a new picture. The old one becomes invalid. */
  renew: () => void;
  drop: () => void;
}

/** The picture whose letters the server requires after a failure. It stays in the store until signing in succeeds. */
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
