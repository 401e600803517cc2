import { LinkButton } from '@/ui/button/LinkButton';
import { NoticeBanner } from '@/ui/card/NoticeBanner';

import type { WrongGunCodeHint } from './useScanGun';

/** Explains a scanned code that is not the code of a gun of this operator, and what to do with it. */
export function WrongGunCodeNotice({ wrong: { text, to, label } }: { readonly wrong: WrongGunCodeHint }) {
  if (text === '') return null;
  return (
    <NoticeBanner tone="soon" action={to === '' ? undefined : <LinkButton to={to}>{label}</LinkButton>}>
      {text}
    </NoticeBanner>
  );
}
