import { useEffect, useRef } from 'react';

import { normalizePhone } from '@/domain/phone';
import { parsePlate } from '@/domain/plate/parsePlate';
import { joinPlateCells } from '@/domain/plate/plateCells';
import { formatPlate } from '@/domain/plate/plateFace';
import { findPhoneError } from '@/domain/validation/findPhoneError';
import { removeSeparators } from '@/domain/validation/removeSeparators';
import { useDraft } from '@/flows/drafts/useDraft';
import { useToast } from '@/flows/notices/useDialogs';
import { type IdempotentRequestStage, isBusyRequestStage } from '@/flows/requests/requestStages';
import { useSendRequestOnce } from '@/flows/requests/useSendRequestOnce';
import { useIsSignedIn } from '@/flows/session/useSession';
import { useFormUploads } from '@/flows/upload/useFormUploads';
import { useScreenNavigator } from '@/navigation/hooks/useScreenNavigator';
import { useScreenUnchangedCheck } from '@/navigation/hooks/useScreenUnchangedCheck';
import { usePorts } from '@/platform/ports/PortsContext';
import { useGetLoginInfoQuery } from '@/services/auth/signIn';
import type { FeedbackContext, FeedbackType } from '@/services/basic/support';
import { feedbackSubmitRequest } from '@/services/basic/supportRequests';
import { requestBusyText, requestFailureText } from '@/widgets/loading/requestText';

import { toFeedbackContextKey } from '../model/feedbackContext';
import {
  EMPTY_FEEDBACK_DRAFT,
  FEEDBACK_MAX_PICTURES,
  type FeedbackDraft,
  isFeedbackDraft,
  validateFeedback,
} from './model/feedbackDraft';

/** The subject of a feedback form and its options. */
export interface FeedbackFormOptions {
  /** The name of the screen. With the ids of the subject it names the draft. */
  readonly form: string;
  readonly legend: string;
  readonly options: readonly { readonly value: number; readonly label: string }[];
  /** The choice from the address. */
  readonly initialChoice: number | undefined;
  readonly about: FeedbackContext;
  /** The feedback type of a choice. */
  readonly toFeedbackType: (choice: number) => FeedbackType;
  /** Whether the choices are reasons: the reason is sent as text and needs no description. */
  readonly isReason: boolean;
}

const failureText = (stage: IdempotentRequestStage | null): string | undefined => {
  if (stage === null || isBusyRequestStage(stage)) return undefined;
  return stage.is === 'unconfirmed'
    ? '提交结果未确认，填写的内容还在。稍后再点提交，会先查上次的结果，不会重复提交'
    : `提交失败，填写的内容还在。${requestFailureText(stage)}`;
};

/** The state of a feedback form: values, pictures, errors, and the submission. */
export function useFeedbackForm({
  form,
  options,
  initialChoice,
  about,
  toFeedbackType,
  isReason,
}: FeedbackFormOptions) {
  const formKey = `${form}:${toFeedbackContextKey(about)}`;
  const [draft, saveDraft, clearDraft] = useDraft(formKey, EMPTY_FEEDBACK_DRAFT, isFeedbackDraft);
  // The recording may arrive late, so its id is added to the latest draft.
  const latest = useRef(draft);
  useEffect(() => {
    latest.current = draft;
  });
  const upload = useFormUploads(formKey, FEEDBACK_MAX_PICTURES);
  const { send: sendOnce, stage, isBusy } = useSendRequestOnce(feedbackSubmitRequest, formKey);
  const isSignedIn = useIsSignedIn();
  const accountPhone = useGetLoginInfoQuery(undefined, { skip: !isSignedIn }).currentData?.phone ?? '';
  const { vault } = usePorts();
  const go = useScreenNavigator();
  const toast = useToast();
  const guardScreen = useScreenUnchangedCheck();

  const choice = options.find(({ value }) => value === (draft.choice ?? initialChoice)) ?? null;
  const phone = draft.phone ?? (findPhoneError(accountPhone) === null ? accountPhone : '');
  const plate = draft.plate ?? (about.plateNo === '' ? '' : formatPlate(about.plateNo));
  const errors = validateFeedback(
    { ...draft, choice: choice?.value ?? null, plate, phone },
    isReason && choice !== null,
  );

  const toArgs = ({ value, label }: NonNullable<typeof choice>) => {
    const cells = parsePlate(plate);
    const reasonText = isReason ? label : '';
    return {
      ...about,
      type: toFeedbackType(value),
      reasonText,
      content: draft.content.trim() || reasonText,
      pictures: upload.picUrls,
      plateNo: cells === null ? '' : joinPlateCells(cells),
      recordingId: draft.recordingId,
      handle: vault.put({ phone: normalizePhone(removeSeparators(phone)) }),
    };
  };
  const submit = async () => {
    if (isBusy) return;
    saveDraft({ ...draft, isTried: true });
    if (choice === null || Object.keys(errors).length > 0 || upload.isUnfinished) return;
    const isOnScreen = guardScreen();
    const sent = await sendOnce(toArgs(choice));
    if (sent.is !== 'done') return;
    if (sent.isEarlier) toast('上次提交的反馈已经收到，没有重复提交');
    clearDraft();
    upload.drop();
    if (!isOnScreen()) return;
    if (isSignedIn) go.replace('customerServiceFeedDetail', { feedbackId: sent.id });
    else {
      toast('反馈已提交，客服会打电话联系您');
      go.replace('customerServiceIndex');
    }
  };
  const uploadError = upload.isUnfinished ? '照片还未传完，传完或删掉后再提交' : undefined;
  return {
    choice: choice?.value ?? null,
    content: draft.content,
    plate,
    phone,
    upload,
    recording: { id: draft.recordingId, failure: draft.recordingFailure },
    problems: draft.isTried ? errors : {},
    failure: failureText(stage) ?? (draft.isTried ? uploadError : undefined),
    busyText: requestBusyText(stage, '正在提交…'),
    change: (part: Partial<FeedbackDraft>) => {
      saveDraft({ ...latest.current, ...part });
    },
    submit: () => void submit(),
  };
}
