import { normalizePhone } from '@/domain/phone';
import { findPhoneError } from '@/domain/validation/findPhoneError';
import { removeSeparators } from '@/domain/validation/removeSeparators';
import { useDraft } from '@/flows/drafts/useDraft';
import { useToast } from '@/flows/notices/useDialogs';
import { type IdempotentRequestStage, isBusyRequestStage } from '@/flows/requests/requestStages';
import { useFormUploads } from '@/flows/upload/useFormUploads';
import { useScreenUnchangedCheck } from '@/navigation/hooks/useScreenUnchangedCheck';
import { useGetLoginInfoQuery } from '@/services/auth/signIn';
import type { IdempotentRequestOutcome } from '@/services/base/idempotentRequests/idempotentRequestIntent';
import type { AppealArgs } from '@/services/schema/appeal';
import { requestBusyText, requestFailureText } from '@/widgets/loading/requestText';

import {
  type AppealDraft,
  type AppealReason,
  createAppealDraft,
  findChosenAppealReasonType,
  isAppealDraft,
  MAX_APPEAL_PICTURES,
  validateAppeal,
} from './model/appealForm';

/** What an appeal is about, and how it is submitted. */
export interface AppealFormOptions<R extends number> {
  /** The key of the draft: the screen and the IDs of the bill. */
  readonly draftKey: string;
  readonly reasons: readonly AppealReason<R>[];
  /** The reason that requires a description. */
  readonly otherReason: R;
  /** The reasonType from the address. */
  readonly initialReason?: number | undefined;
  /** `useSendRequestOnce` with the IDs of the bill. */
  readonly send: (args: AppealArgs & { readonly reasonType: R }) => Promise<IdempotentRequestOutcome<unknown>>;
  readonly stage: IdempotentRequestStage | null;
  readonly isBusy: boolean;
  /** Called when the appeal was received and the driver is still on this screen. */
  readonly onSent: () => void;
}

const toFailureText = (stage: IdempotentRequestStage | null): string | undefined => {
  if (stage === null || isBusyRequestStage(stage)) return undefined;
  return stage.is === 'unconfirmed'
    ? '提交结果未确认，填写的内容还在。稍后再点提交，会先查上次的结果，不会重复申诉'
    : `提交失败，填写的内容还在。${requestFailureText(stage)}`;
};

/** The state of an appeal form: values, pictures, errors, and submission. */
export function useAppealForm<R extends number>(subject: AppealFormOptions<R>) {
  const { draftKey, reasons, otherReason, initialReason, stage, isBusy } = subject;
  const [storedDraft, saveDraft, clearDraft] = useDraft(draftKey, createAppealDraft(initialReason), isAppealDraft);
  const upload = useFormUploads(draftKey, MAX_APPEAL_PICTURES);
  const ownPhone = useGetLoginInfoQuery().currentData?.phone ?? '';
  const toast = useToast();
  const guardScreen = useScreenUnchangedCheck();
  const reasonType = findChosenAppealReasonType(storedDraft, reasons);
  const draft = { ...storedDraft, reasonType };
  const phone = draft.phone ?? (findPhoneError(ownPhone) === null ? ownPhone : '');
  const problems = validateAppeal(draft, phone, otherReason);
  const send = async () => {
    if (isBusy) return;
    saveDraft({ ...draft, isTried: true });
    if (reasonType === null || Object.keys(problems).length > 0 || upload.isUnfinished) return;
    const isOnScreen = guardScreen();
    const sent = await subject.send({
      reasonType,
      content: draft.content.trim(),
      pictures: upload.picUrls,
      contactPhone: normalizePhone(removeSeparators(phone)),
    });
    if (sent.is !== 'done') return;
    if (sent.isEarlier) toast('上次提交的申诉已经收到，没有重复提交');
    clearDraft();
    upload.drop();
    if (isOnScreen()) subject.onSent();
  };
  const pictures = upload.isUnfinished ? '照片还未传完，传完或删掉后再提交' : undefined;
  return {
    draft,
    phone,
    upload,
    problems: draft.isTried ? problems : {},
    failure: toFailureText(stage) ?? (draft.isTried ? pictures : undefined),
    busyText: requestBusyText(stage, '正在提交…'),
    change: (part: Partial<AppealDraft>) => {
      saveDraft({ ...draft, ...part });
    },
    send: () => void send(),
  };
}
