import { Pressable } from '@/ui/button/Pressable';
import { NoticeBanner } from '@/ui/card/NoticeBanner';
import { joinClasses } from '@/ui/joinClasses';

import styles from '../parts/PillLinkButton.module.css';
import type { useOneTapSignIn } from '../parts/useOneTapSignIn';

/** The host's one-tap sign-in, as a secondary button below a form. Renders nothing if the host does not support it. */
export function OneTapSignInButton({ oneTap }: { readonly oneTap: ReturnType<typeof useOneTapSignIn> }) {
  const { canAuthorize, isBusy, label, failure, authorize } = oneTap;
  if (!canAuthorize) return null;
  return (
    <>
      {failure !== '' && <NoticeBanner tone="owed">{failure}</NoticeBanner>}
      <Pressable
        className={joinClasses(styles['link'], styles['plain'], styles['button'])}
        disabled={isBusy}
        onClick={authorize}
      >
        {label}
      </Pressable>
    </>
  );
}
