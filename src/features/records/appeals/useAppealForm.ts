import { parkingBillKey } from '@/domain/payment/payable';
import { plainPhone } from '@/domain/phone';
import { checkPhone } from '@/domain/validation/checkPhone';
import { withoutGaps } from '@/domain/validation/withoutGaps';
import { useDraft } from '@/flows/drafts/useDraft';
import { useToast } from '@/flows/notices/useDialogs';
import { isBusyStage, type RequestStage } from '@/flows/requests/requestStages';
import { useSendOnce } from '@/flows/requests/useSendOnce';
import { useUpload } from '@/flows/upload/useUpload';
import { useGo } from '@/navigation/hooks/useGo';
import { useStillHere } from '@/navigation/hooks/useStillHere';
import { useGetLoginInfoQuery } from '@/services/auth/signIn';
import type { ParkingBill } from '@/services/charge/parkingBill';
import { busyTextOf, requestAdvice } from '@/widgets/loading/requestWords';

import { appealSubmission } from './appealRequests';
import { type AppealDraft, emptyDraft, isAppealDraft, MAX_PICTURES, problemsOf, reasonsFor } from './model/appealForm';

const failureOf = (stage: RequestStage | null): string | undefined => {
  if (stage === null || isBusyStage(stage)) return undefined;
  return stage.is === 'unconfirmed'
    ? '提交结果未确认，填写的内容还在。稍后再点提交，会先查上次的结果，不会重复申诉'
    : `提交失败，填写的内容还在。${requestAdvice(stage)}`;
};

/** The state of an appeal form: values, pictures, errors, and sending. */
export function useAppealForm(bill: ParkingBill, reasonAsked: number | undefined) {
  const go = useGo();
  const { uniqueId, parkId } = bill;
  const form = `billComplain:${parkingBillKey(bill)}`;
  const [kept, keep, drop] = useDraft(form, emptyDraft(reasonAsked), isAppealDraft);
  const upload = useUpload(form, MAX_PICTURES);
  const own = useGetLoginInfoQuery().currentData?.phone ?? '';
  const toast = useToast();
  const { send: submit, stage, isBusy } = useSendOnce(appealSubmission, parkingBillKey(bill));
  const stillHere = useStillHere();
  const reasons = reasonsFor(bill);
  const reasonType = reasons.find(({ value }) => value === kept.reasonType)?.value ?? null;
  const draft = { ...kept, reasonType };
  const phone = draft.phone ?? (checkPhone(own) === null ? own : '');
  const problems = problemsOf(draft, phone);
  const send = async () => {
    if (isBusy) return;
    keep({ ...draft, isTried: true });
    if (reasonType === null || Object.keys(problems).length > 0 || upload.isUnfinished) return;
    const isHere = stillHere();
    const sent = await submit({
      uniqueId,
      parkId,
      reasonType,
      content: draft.content.trim(),
      pictures: upload.picUrls,
      contactPhone: plainPhone(withoutGaps(phone)),
    });
    if (sent.is !== 'done') return;
    if (sent.isEarlier) toast('上次提交的申诉已经收到，没有重复提交');
    drop();
    upload.drop();
    if (isHere()) go.instead('billComplainDetail', { uniqueId, parkId });
  };
  const pictures = upload.isUnfinished ? '照片还未传完，传完或删掉后再提交' : undefined;
  return {
    draft,
    phone,
    reasons,
    upload,
    problems: draft.isTried ? problems : {},
    failure: failureOf(stage) ?? (draft.isTried ? pictures : undefined),
    busyText: busyTextOf(stage, '正在提交…'),
    change: (part: Partial<AppealDraft>) => {
      keep({ ...draft, ...part });
    },
    send: () => void send(),
  };
}
