import { findForbiddenSymbolError } from '@/domain/validation/findForbiddenSymbolError';
import { useDraft } from '@/flows/drafts/useDraft';
import { useConfirmDialog, useToast } from '@/flows/notices/useDialogs';
import { isBusyRequestStage } from '@/flows/requests/requestStages';
import { useSendRequestOnce } from '@/flows/requests/useSendRequestOnce';
import { isPlainObject } from '@/lib/isPlainObject';
import type { Feedback } from '@/services/basic/support';
import { feedbackFollowUpRequest } from '@/services/basic/supportRequests';
import { requestBusyText, requestFailureText } from '@/widgets/loading/requestText';

interface ReplyDraft {
  readonly isOpen: boolean;
  readonly content: string;
  readonly isTried: boolean;
}
const EMPTY_REPLY_DRAFT: ReplyDraft = { isOpen: false, content: '', isTried: false };
const isReplyDraft = (value: unknown): value is ReplyDraft =>
  isPlainObject(value) &&
  typeof value['isOpen'] === 'boolean' &&
  typeof value['content'] === 'string' &&
  typeof value['isTried'] === 'boolean';

/** Sends a further message, or marks the feedback as resolved. Each is sent once. */
export function useFeedbackFollowUp({ feedbackId }: Pick<Feedback, 'feedbackId'>) {
  const [draft, saveDraft, clearDraft] = useDraft(`feedDetail:${feedbackId}`, EMPTY_REPLY_DRAFT, isReplyDraft);
  const { send, stage, isBusy } = useSendRequestOnce(feedbackFollowUpRequest, feedbackId);
  const confirm = useConfirmDialog();
  const toast = useToast();
  const text = draft.content.trim();
  const problem = text === '' ? '请填写内容' : findForbiddenSymbolError(text);
  const sendReply = async (content: string, isResolved: 0 | 1) => {
    const sent = await send({ feedbackId, content, isResolved });
    if (sent.is !== 'done') return;
    if (sent.isEarlier) toast('上次的操作已经收到，没有重复提交');
    clearDraft();
  };
  const submitFollowUp = () => {
    if (isBusy) return;
    saveDraft({ ...draft, isTried: true });
    if (problem === null) void sendReply(text, 0);
  };
  const resolveFeedback = async () => {
    const isConfirmed = await confirm({
      title: '问题已解决？',
      text: '确认后这条反馈会关闭，不能再追问',
      confirmLabel: '已解决',
    });
    if (isConfirmed) await sendReply('', 1);
  };
  const failure =
    stage === null || isBusyRequestStage(stage)
      ? undefined
      : stage.is === 'unconfirmed'
        ? '提交结果未确认，再点时会先查上次的结果，不会重复提交'
        : `提交失败。${requestFailureText(stage)}`;
  return {
    draft,
    problem: draft.isTried ? (problem ?? undefined) : undefined,
    failure,
    isBusy,
    busyText: requestBusyText(stage, '正在提交…'),
    change: (part: Partial<ReplyDraft>) => {
      saveDraft({ ...draft, ...part });
    },
    submitFollowUp,
    resolveFeedback: () => void resolveFeedback(),
  };
}
