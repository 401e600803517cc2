import { parkingBillKey } from '@/domain/payment/payable';
import { plainPhone } from '@/domain/phone';
import { checkPhone } from '@/domain/validation/checkPhone';
import { withoutGaps } from '@/domain/validation/withoutGaps';
import { useDraft } from '@/flows/drafts/useDraft';
import { useUpload } from '@/flows/upload/useUpload';
import { useGo } from '@/navigation/hooks/useGo';
import { useStillHere } from '@/navigation/hooks/useStillHere';
import { useGetLoginInfoQuery } from '@/services/auth/signIn';
import { useSubmitParkingAppealMutation } from '@/services/charge/appeals';
import type { ParkingBill } from '@/services/charge/parkingBill';
import { isServiceError } from '@/services/transport/query/serviceError';
import { failureLine } from '@/widgets/loading/failureWords';

import { type AppealDraft, emptyDraft, isAppealDraft, MAX_PICTURES, problemsOf, reasonsFor } from './model/appealForm';

/** The state of an appeal form: values, pictures, errors, and sending. */
export function useAppealForm(bill: ParkingBill, reasonAsked: number | undefined) {
  const go = useGo();
  const { uniqueId, parkId } = bill;
  const form = `billComplain:${parkingBillKey(bill)}`;
  const [kept, keep, drop] = useDraft(form, emptyDraft(reasonAsked), isAppealDraft);
  const upload = useUpload(form, MAX_PICTURES);
  const own = useGetLoginInfoQuery().currentData?.phone ?? '';
  const [submit, { isLoading, error }] = useSubmitParkingAppealMutation();
  const stillHere = useStillHere();
  const reasons = reasonsFor(bill);
  const reasonType = reasons.find(({ value }) => value === kept.reasonType)?.value ?? null;
  const draft = { ...kept, reasonType };
  const phone = draft.phone ?? (checkPhone(own) === null ? own : '');
  const problems = problemsOf(draft, phone);
  const send = async () => {
    if (isLoading) return;
    keep({ ...draft, isTried: true });
    if (reasonType === null || Object.keys(problems).length > 0 || upload.isUnfinished) return;
    const isHere = stillHere();
    const answer = await submit({
      uniqueId,
      parkId,
      reasonType,
      content: draft.content.trim(),
      pictures: upload.picUrls,
      contactPhone: plainPhone(withoutGaps(phone)),
    });
    if (answer.error !== undefined) return;
    drop();
    upload.drop();
    if (isHere()) go.instead('billComplainDetail', { uniqueId, parkId });
  };
  const pictures = upload.isUnfinished ? '照片还没有传完，传完或删掉后再提交' : undefined;
  return {
    draft,
    phone,
    reasons,
    upload,
    problems: draft.isTried ? problems : {},
    failure: isServiceError(error)
      ? `没有提交成功，填写的内容还在。${failureLine(error)}`
      : draft.isTried
        ? pictures
        : undefined,
    isSending: isLoading,
    change: (part: Partial<AppealDraft>) => {
      keep({ ...draft, ...part });
    },
    send: () => void send(),
  };
}
