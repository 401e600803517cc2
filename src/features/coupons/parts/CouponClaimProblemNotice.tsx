import { NoticeBanner } from '@/ui/card/NoticeBanner';

/** Why a claim failed; renders nothing if the text is empty. */
export function CouponClaimProblemNotice({ text }: { readonly text: string }) {
  return (
    <div role="alert" hidden={text === ''}>
      {text !== '' && <NoticeBanner tone="soon">{text}</NoticeBanner>}
    </div>
  );
}
