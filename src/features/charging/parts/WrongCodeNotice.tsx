import { LinkButton } from '@/ui/button/LinkButton';
import { Notice } from '@/ui/card/Notice';

import type { WrongCode } from './useScanGun';

/** What a scanned code is that belongs to no gun of ours, and what to do with it. */
export function WrongCodeNotice({ wrong: { text, to, label } }: { readonly wrong: WrongCode }) {
  if (text === '') return null;
  return (
    <Notice tone="soon" {...(to === '' ? {} : { action: <LinkButton to={to}>{label}</LinkButton> })}>
      {text}
    </Notice>
  );
}
