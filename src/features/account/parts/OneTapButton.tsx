import { joinClasses } from '@/ui/joinClasses';
import { Notice } from '@/ui/Notice';

import styles from './ButtonLink.module.css';
import type { useOneTap } from './useOneTap';

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
