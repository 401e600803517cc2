import { checkRemark } from '@/domain/validation/checkRemark';
import { useDraft } from '@/flows/drafts/useDraft';
import { useConfirm, useToast } from '@/flows/notices/useDialogs';
import { isBusyStage } from '@/flows/requests/requestStages';
import { useSendOnce } from '@/flows/requests/useSendOnce';
import { isPlainObject } from '@/lib/isPlainObject';
import type { Feedback } from '@/services/basic/support';
import { busyTextOf, requestAdvice } from '@/widgets/loading/requestWords';

import { feedbackReply } from './replyRequests';

interface ReplyDraft {
  readonly isOpen: boolean;
  readonly content: string;
  readonly isTried: boolean;
}
const EMPTY: ReplyDraft = { isOpen: false, content: '', isTried: false };
const isReplyDraft = (value: unknown): value is ReplyDraft =>
  isPlainObject(value) &&
  typeof value['isOpen'] === 'boolean' &&
  typeof value['content'] === 'string' &&
  typeof value['isTried'] === 'boolean';

/** A further message, and the end of a conversation. Each is sent once. */
export function useFollowUp({ feedbackId }: Pick<Feedback, 'feedbackId'>) {
  const [draft, keep, drop] = useDraft(`feedDetail:${feedbackId}`, EMPTY, isReplyDraft);
  const { send, stage, isBusy } = useSendOnce(feedbackReply, feedbackId);
  const confirm = useConfirm();
  const toast = useToast();
  const said = draft.content.trim();
  const problem = said === '' ? '请填写内容' : checkRemark(said);
  const tell = async (content: string, isResolved: 0 | 1) => {
    const sent = await send({ feedbackId, content, isResolved });
    if (sent.is !== 'done') return;
    if (sent.isEarlier) toast('上次的操作已经收到，没有重复提交');
    drop();
  };
  const ask = () => {
    if (isBusy) return;
    keep({ ...draft, isTried: true });
    if (problem === null) void tell(said, 0);
  };
  const close = async () => {
    const isSure = await confirm({
      title: '问题已解决？',
      text: '确认后这条反馈会关闭，不能再追问',
      confirmLabel: '已解决',
    });
    if (isSure) await tell('', 1);
  };
  const failure =
    stage === null || isBusyStage(stage)
      ? undefined
      : stage.is === 'unconfirmed'
        ? '提交结果未确认，再点时会先查上次的结果，不会重复提交'
        : `提交失败。${requestAdvice(stage)}`;
  return {
    draft,
    problem: draft.isTried ? (problem ?? undefined) : undefined,
    failure,
    isBusy,
    busyText: busyTextOf(stage, '正在提交…'),
    change: (part: Partial<ReplyDraft>) => {
      keep({ ...draft, ...part });
    },
    ask,
    close: () => void close(),
  };
}
