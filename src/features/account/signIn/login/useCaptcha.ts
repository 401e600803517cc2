import { useGetChallengeMutation } from '@/services/auth/signIn';

export interface CaptchaState {
  /** The captcha is required. */
  isNeeded: boolean;
  /** Null while it is loading, or if it failed to load. */
  picture: { challengeId: string; image: string } | null;
  isLoading: boolean;
  /** Fetches a new captcha. The old one becomes invalid. */
  refresh: () => void;
  clear: () => void;
}

/** The captcha that the server requires after a failed sign-in. It stays in the store until signing in succeeds. */
export function useCaptcha(): CaptchaState {
  const [fetchChallenge, { data: picture = null, isLoading, isUninitialized, reset }] = useGetChallengeMutation({
    fixedCacheKey: 'challenge',
  });
  return {
    isNeeded: !isUninitialized,
    picture,
    isLoading,
    refresh: () => {
      fetchChallenge().catch(() => undefined);
    },
    clear: reset,
  };
}
