import { plainPhone } from '@/domain/phone';
import { checkPhone } from '@/domain/validation/checkPhone';
import { withoutGaps } from '@/domain/validation/withoutGaps';
import { useDraft } from '@/flows/drafts/useDraft';
import { useToast } from '@/flows/notices/useDialogs';
import type { Sent } from '@/flows/requests/decision';
import { isBusyStage, type RequestStage } from '@/flows/requests/requestStages';
import { useUpload } from '@/flows/upload/useUpload';
import { useScreenGuard } from '@/navigation/hooks/useScreenGuard';
import { useGetLoginInfoQuery } from '@/services/auth/signIn';
import type { AppealArgs } from '@/services/transport/wire/appeal';
import { busyTextOf, requestAdvice } from '@/widgets/loading/requestWords';

import {
  type AppealDraft,
  type AppealReason,
  chosenReason,
  emptyDraft,
  isAppealDraft,
  MAX_PICTURES,
  problemsOf,
} from './model/appealForm';

/** What an appeal is about, and how it is sent. */
export interface AppealSubject<R extends number> {
  /** The screen and the bill by its ids: what was typed is kept under this name. */
  readonly form: string;
  readonly reasons: readonly AppealReason<R>[];
  /** The reason that says nothing without a description. */
  readonly other: R;
  /** The reasonType from the address. */
  readonly reasonAsked?: number | undefined;
  /** `useSendOnce` with the ids of the bill. */
  readonly send: (args: AppealArgs & { readonly reasonType: R }) => Promise<Sent<unknown>>;
  readonly stage: RequestStage | null;
  readonly isBusy: boolean;
  /** The appeal is there, and the driver is still on this screen. */
  readonly onSent: () => void;
}

const failureOf = (stage: RequestStage | null): string | undefined => {
  if (stage === null || isBusyStage(stage)) return undefined;
  return stage.is === 'unconfirmed'
    ? '提交结果未确认，填写的内容还在。稍后再点提交，会先查上次的结果，不会重复申诉'
    : `提交失败，填写的内容还在。${requestAdvice(stage)}`;
};

/** The state of an appeal form: values, pictures, errors, and sending. */
export function useAppealForm<R extends number>(subject: AppealSubject<R>) {
  const { form, reasons, other, reasonAsked, stage, isBusy } = subject;
  const [kept, keep, drop] = useDraft(form, emptyDraft(reasonAsked), isAppealDraft);
  const upload = useUpload(form, MAX_PICTURES);
  const own = useGetLoginInfoQuery().currentData?.phone ?? '';
  const toast = useToast();
  const stillHere = useScreenGuard();
  const reasonType = chosenReason(kept, reasons);
  const draft = { ...kept, reasonType };
  const phone = draft.phone ?? (checkPhone(own) === null ? own : '');
  const problems = problemsOf(draft, phone, other);
  const send = async () => {
    if (isBusy) return;
    keep({ ...draft, isTried: true });
    if (reasonType === null || Object.keys(problems).length > 0 || upload.isUnfinished) return;
    const isHere = stillHere();
    const sent = await subject.send({
      reasonType,
      content: draft.content.trim(),
      pictures: upload.picUrls,
      contactPhone: plainPhone(withoutGaps(phone)),
    });
    if (sent.is !== 'done') return;
    if (sent.isEarlier) toast('上次提交的申诉已经收到，没有重复提交');
    drop();
    upload.drop();
    if (isHere()) subject.onSent();
  };
  const pictures = upload.isUnfinished ? '照片还未传完，传完或删掉后再提交' : undefined;
  return {
    draft,
    phone,
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
