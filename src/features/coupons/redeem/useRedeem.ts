import { useDraft } from '@/flows/drafts/useDraft';
import { isPlainObject } from '@/lib/isPlainObject';
import { useGo } from '@/navigation/hooks/useGo';
import { useReceiveCouponMutation } from '@/services/coupon/coupons';
import { isServiceError } from '@/services/transport/query/serviceError';
import { failureLine } from '@/widgets/loading/failureWords';

import { codeProblem, plainCode } from './model/redeemCode';

interface RedeemDraft {
  readonly isOpen: boolean;
  readonly code: string;
  /** What is wrong with it, seen when it was to be sent. */
  readonly problem: string;
}

const INITIAL: RedeemDraft = { isOpen: false, code: '', problem: '' };

const isRedeemDraft = (value: unknown): value is RedeemDraft =>
  isPlainObject(value) &&
  typeof value['isOpen'] === 'boolean' &&
  typeof value['code'] === 'string' &&
  typeof value['problem'] === 'string';

/** A code that is typed and changed into a coupon. */
export function useRedeem() {
  const go = useGo();
  const [draft, change, drop] = useDraft('couponCode', INITIAL, isRedeemDraft);
  const [receive, { isLoading, error, reset }] = useReceiveCouponMutation({ fixedCacheKey: 'couponCode' });
  const show = (next: RedeemDraft) => {
    if (error !== undefined) reset();
    change(next);
  };
  const send = async () => {
    if (isLoading) return;
    const problem = codeProblem(draft.code);
    const code = plainCode(draft.code);
    change({ ...draft, code, problem });
    if (problem !== '') return;
    const { data } = await receive({ code });
    if (data === undefined) return;
    drop();
    reset();
    go.to('couponSuccess', { couponIds: data.couponId });
  };
  return {
    ...draft,
    isBusy: isLoading,
    problem: isServiceError(error) ? error.message || failureLine(error) : draft.problem,
    open: (code: string) => show({ isOpen: true, code: code === '' ? draft.code : code, problem: '' }),
    close: () => show({ ...draft, isOpen: false, problem: '' }),
    type: (code: string) => show({ ...draft, code, problem: '' }),
    send,
  };
}
export type Redeem = ReturnType<typeof useRedeem>;
