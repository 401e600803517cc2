import { useDraft } from '@/flows/drafts/useDraft';
import { isPlainObject } from '@/lib/isPlainObject';
import { useScreenNavigator } from '@/navigation/hooks/useScreenNavigator';
import { isServiceError } from '@/services/base/baseQuery/serviceError';
import { useReceiveCouponMutation } from '@/services/coupon/coupons';
import { serviceErrorText } from '@/widgets/loading/toServiceErrorMessage';

import { findRedeemCodeProblem, normalizeRedeemCode } from './model/redeemCode';

interface RedeemDraft {
  readonly isOpen: boolean;
  readonly code: string;
  /** The validation error of the last submit. */
  readonly problem: string;
}

const EMPTY_REDEEM_DRAFT: RedeemDraft = { isOpen: false, code: '', problem: '' };

const isRedeemDraft = (value: unknown): value is RedeemDraft =>
  isPlainObject(value) &&
  typeof value['isOpen'] === 'boolean' &&
  typeof value['code'] === 'string' &&
  typeof value['problem'] === 'string';

/** The state and actions of the form that redeems a code for a coupon. */
export function useRedeemCodeForm() {
  const go = useScreenNavigator();
  const [draft, saveDraft, clearDraft] = useDraft('couponCode', EMPTY_REDEEM_DRAFT, isRedeemDraft);
  const [receive, { isLoading, error, reset }] = useReceiveCouponMutation({ fixedCacheKey: 'couponCode' });
  const updateDraft = (next: RedeemDraft) => {
    if (error !== undefined) reset();
    saveDraft(next);
  };
  const submit = async () => {
    if (isLoading) return;
    const problem = findRedeemCodeProblem(draft.code);
    const code = normalizeRedeemCode(draft.code);
    saveDraft({ ...draft, code, problem });
    if (problem !== '') return;
    const { data } = await receive({ code });
    if (data === undefined) return;
    clearDraft();
    reset();
    go.to('couponSuccess', { couponIds: data.couponId });
  };
  return {
    ...draft,
    isBusy: isLoading,
    problem: isServiceError(error) ? error.message || serviceErrorText(error) : draft.problem,
    open: (code: string) => updateDraft({ isOpen: true, code: code === '' ? draft.code : code, problem: '' }),
    close: () => updateDraft({ ...draft, isOpen: false, problem: '' }),
    setCode: (code: string) => updateDraft({ ...draft, code, problem: '' }),
    submit,
  };
}
export type RedeemCodeFormState = ReturnType<typeof useRedeemCodeForm>;
