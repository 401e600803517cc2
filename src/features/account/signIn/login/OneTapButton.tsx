import { Pressable } from '@/ui/button/Pressable';
import { NoticeBanner } from '@/ui/card/NoticeBanner';
import { joinClasses } from '@/ui/joinClasses';

import styles from '../parts/ButtonLink.module.css';
import type { useOneTap } from '../parts/useOneTap';

/** The host's one-tap sign-in, as a secondary button below a form. Renders nothing if the host does not support it. */
export function OneTapButton({ oneTap }: { readonly oneTap: ReturnType<typeof useOneTap> }) {
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
