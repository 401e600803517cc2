import { Pressable } from '@/ui/button/Pressable';
import { Notice } from '@/ui/card/Notice';
import { joinClasses } from '@/ui/joinClasses';

import styles from '../parts/ButtonLink.module.css';
import type { useOneTap } from '../parts/useOneTap';

/** The host's one-tap sign-in below a form with its own primary button, in the same size. Renders nothing where the host has none. */
export function OneTapButton({ oneTap }: { readonly oneTap: ReturnType<typeof useOneTap> }) {
  const { canAuthorize, isBusy, label, failure, authorize } = oneTap;
  if (!canAuthorize) return null;
  return (
    <>
      {failure !== '' && <Notice tone="owed">{failure}</Notice>}
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
