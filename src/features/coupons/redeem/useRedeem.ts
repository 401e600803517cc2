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
  /** The error that was found when the driver tried to send it. */
  readonly problem: string;
}

const INITIAL: RedeemDraft = { isOpen: false, code: '', problem: '' };

const isRedeemDraft = (value: unknown): value is RedeemDraft =>
  isPlainObject(value) &&
  typeof value['isOpen'] === 'boolean' &&
  typeof value['code'] === 'string' &&
  typeof value['problem'] === 'string';

/** State and actions for typing a code and redeeming it for a coupon. */
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
