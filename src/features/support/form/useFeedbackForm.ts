import { useEffect, useRef } from 'react';

import { plainPhone } from '@/domain/phone';
import { parsePlate } from '@/domain/plate/parsePlate';
import { joinCells } from '@/domain/plate/plateCells';
import { formatPlate } from '@/domain/plate/plateFace';
import { checkPhone } from '@/domain/validation/checkPhone';
import { withoutGaps } from '@/domain/validation/withoutGaps';
import { useDraft } from '@/flows/drafts/useDraft';
import { useToast } from '@/flows/notices/useDialogs';
import { isBusyStage, type RequestStage } from '@/flows/requests/requestStages';
import { useSendOnce } from '@/flows/requests/useSendOnce';
import { useIsSignedIn } from '@/flows/session/useSession';
import { useUpload } from '@/flows/upload/useUpload';
import { useGo } from '@/navigation/hooks/useGo';
import { useScreenGuard } from '@/navigation/hooks/useScreenGuard';
import { useGetLoginInfoQuery } from '@/services/auth/signIn';
import type { FeedbackAbout, FeedbackType } from '@/services/basic/support';
import { usePorts } from '@/services/transport/ports/PortsContext';
import { busyTextOf, requestAdvice } from '@/widgets/loading/requestWords';

import { subjectOf } from '../model/about';
import { feedbackSubmission } from './feedbackRequests';
import { EMPTY_DRAFT, type FeedbackDraft, isFeedbackDraft, MAX_PICTURES, problemsOf } from './model/feedbackDraft';

/** What feedback is about, and what can be chosen. */
export interface FeedbackSubject {
  /** The screen: what was typed is kept under this name, with the ids of the object. */
  readonly form: string;
  readonly legend: string;
  readonly options: readonly { readonly value: number; readonly label: string }[];
  /** The choice from the address. */
  readonly asked: number | undefined;
  readonly about: FeedbackAbout;
  /** The kind that a choice means. */
  readonly typeOf: (choice: number) => FeedbackType;
  /** A choice is a reason: it is sent in words, and says enough without a description. */
  readonly areReasons: boolean;
}

const failureOf = (stage: RequestStage | null): string | undefined => {
  if (stage === null || isBusyStage(stage)) return undefined;
  return stage.is === 'unconfirmed'
    ? '提交结果未确认，填写的内容还在。稍后再点提交，会先查上次的结果，不会重复提交'
    : `提交失败，填写的内容还在。${requestAdvice(stage)}`;
};

/** The state of a form for feedback: values, pictures, errors, and sending. */
export function useFeedbackForm({ form, options, asked, about, typeOf, areReasons }: FeedbackSubject) {
  const object = `${form}:${subjectOf(about)}`;
  const [kept, keep, drop] = useDraft(object, EMPTY_DRAFT, isFeedbackDraft);
  // A recording that has arrived is noted in what has been typed by then.
  const latest = useRef(kept);
  useEffect(() => {
    latest.current = kept;
  });
  const upload = useUpload(object, MAX_PICTURES);
  const { send: sendOnce, stage, isBusy } = useSendOnce(feedbackSubmission, object);
  const isSignedIn = useIsSignedIn();
  const own = useGetLoginInfoQuery(undefined, { skip: !isSignedIn }).currentData?.phone ?? '';
  const { vault } = usePorts();
  const go = useGo();
  const toast = useToast();
  const stillHere = useScreenGuard();

  const choice = options.find(({ value }) => value === (kept.choice ?? asked)) ?? null;
  const phone = kept.phone ?? (checkPhone(own) === null ? own : '');
  const plate = kept.plate ?? (about.plateNo === '' ? '' : formatPlate(about.plateNo));
  const problems = problemsOf({ ...kept, choice: choice?.value ?? null, plate, phone }, areReasons && choice !== null);

  const argsOf = ({ value, label }: NonNullable<typeof choice>) => {
    const cells = parsePlate(plate);
    const reasonText = areReasons ? label : '';
    return {
      ...about,
      type: typeOf(value),
      reasonText,
      content: kept.content.trim() || reasonText,
      pictures: upload.picUrls,
      plateNo: cells === null ? '' : joinCells(cells),
      recordingId: kept.recordingId,
      handle: vault.put({ phone: plainPhone(withoutGaps(phone)) }),
    };
  };
  const send = async () => {
    if (isBusy) return;
    keep({ ...kept, isTried: true });
    if (choice === null || Object.keys(problems).length > 0 || upload.isUnfinished) return;
    const isHere = stillHere();
    const sent = await sendOnce(argsOf(choice));
    if (sent.is !== 'done') return;
    if (sent.isEarlier) toast('上次提交的反馈已经收到，没有重复提交');
    drop();
    upload.drop();
    if (!isHere()) return;
    if (isSignedIn) go.instead('customerServiceFeedDetail', { feedbackId: sent.id });
    else {
      toast('反馈已提交，客服会打电话联系您');
      go.instead('customerServiceIndex');
    }
  };
  const pictures = upload.isUnfinished ? '照片还未传完，传完或删掉后再提交' : undefined;
  return {
    choice: choice?.value ?? null,
    content: kept.content,
    plate,
    phone,
    upload,
    recording: { id: kept.recordingId, failure: kept.recordingFailure },
    problems: kept.isTried ? problems : {},
    failure: failureOf(stage) ?? (kept.isTried ? pictures : undefined),
    busyText: busyTextOf(stage, '正在提交…'),
    change: (part: Partial<FeedbackDraft>) => {
      keep({ ...latest.current, ...part });
    },
    send: () => void send(),
  };
}
