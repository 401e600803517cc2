import { Notice } from '@/ui/card/Notice';
import { joinClasses } from '@/ui/joinClasses';

import styles from '../parts/ButtonLink.module.css';
import type { useOneTap } from '../parts/useOneTap';

/** Below a form with a coloured button of its own: the other way in, in the same size. Draws nothing where the host has none. */
export function OneTapButton({ oneTap }: { readonly oneTap: ReturnType<typeof useOneTap> }) {
  const { canAuthorize, isBusy, label, failure, authorize } = oneTap;
  if (!canAuthorize) return null;
  return (
    <>
      {failure !== '' && <Notice tone="owed">{failure}</Notice>}
      <button
        type="button"
        className={joinClasses(styles['link'], styles['plain'], styles['button'])}
        disabled={isBusy}
        onClick={authorize}
      >
        {label}
      </button>
    </>
  );
}
