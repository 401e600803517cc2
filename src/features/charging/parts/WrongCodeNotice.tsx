import { LinkButton } from '@/ui/button/LinkButton';
import { NoticeBanner } from '@/ui/card/NoticeBanner';

import type { WrongCode } from './useScanGun';

/** Explains a scanned code that is not the code of a gun of this operator, and what to do with it. */
export function WrongCodeNotice({ wrong: { text, to, label } }: { readonly wrong: WrongCode }) {
  if (text === '') return null;
  return (
    <NoticeBanner tone="soon" {...(to === '' ? {} : { action: <LinkButton to={to}>{label}</LinkButton> })}>
      {text}
    </NoticeBanner>
  );
}
