import { Notice } from '@/ui/card/Notice';

/** Why a coupon was not taken; nothing while that is empty. */
export function TakingProblem({ text }: { readonly text: string }) {
  return (
    <div role="alert" hidden={text === ''}>
      {text !== '' && <Notice tone="soon">{text}</Notice>}
    </div>
  );
}
