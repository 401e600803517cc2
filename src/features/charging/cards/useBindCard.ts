import { skipToken } from '@reduxjs/toolkit/query';
import { useRef } from 'react';

import { useDraft } from '@/flows/drafts/useDraft';
import { useToast } from '@/flows/notices/useDialogs';
import { useUpload } from '@/flows/upload/useUpload';
import { useBindChargingCardMutation, useReadCardPhotoQuery } from '@/services/cps/chargingCards';
import { usePorts } from '@/services/transport/ports/PortsContext';
import { isDefiniteAnswer, isServiceError } from '@/services/transport/query/serviceError';
import { failureLine } from '@/widgets/loading/failureWords';

import {
  type BindCardDraft,
  bindProblems,
  canBind,
  EMPTY_BIND,
  isBindCardDraft,
  NO_PROBLEM,
  photoWord,
} from './model/bindCard';
import { cardNoProblem, plainCardNo } from './model/cardNo';

const FORM = 'chargingCardBind';

/** A refusal in the server's words. After a lost answer the card may be bound, and sending it again does not bind it twice. */
function failureOf(error: unknown): string {
  if (!isServiceError(error)) return '绑定失败，请重试';
  if (error.kind === 'refused' && error.message !== '') return error.message;
  return isDefiniteAnswer(error)
    ? `绑定失败。${failureLine(error)}`
    : `未收到绑定结果。${failureLine(error)}。再点一次不会重复绑定`;
}

/** The form that binds a card. Its password stays in its field, and is asked for again after each attempt. */
export function useBindCard() {
  const toast = useToast();
  const { vault } = usePorts();
  const password = useRef<HTMLInputElement>(null);
  const [draft, keep, drop] = useDraft<BindCardDraft>(FORM, EMPTY_BIND, isBindCardDraft);
  const upload = useUpload(FORM, 1);
  const [cardPicUrl] = upload.picUrls;
  const reading = useReadCardPhotoQuery(!draft.isOpen || cardPicUrl === undefined ? skipToken : { cardPicUrl });
  const [bind, { isLoading }] = useBindChargingCardMutation({ fixedCacheKey: FORM });
  const seen = cardPicUrl === undefined ? '' : (reading.currentData?.cardNo ?? '');
  const cardNo = draft.cardNo ?? (cardNoProblem(seen) === '' ? seen : '');
  const change = (part: Partial<BindCardDraft>) => keep({ ...draft, failure: '', ...part });
  const send = async () => {
    if (isLoading) return;
    const typed = password.current?.value ?? '';
    const problems = bindProblems(cardNo, typed);
    change({ problems });
    if (!canBind(problems)) return;
    const handle = vault.put({ password: typed });
    const { data, error } = await bind({ handle, cardNo: plainCardNo(cardNo) });
    if (data === undefined) {
      if (password.current !== null) password.current.value = '';
      keep({ ...draft, problems: NO_PROBLEM, failure: failureOf(error) });
      return;
    }
    drop();
    upload.drop();
    toast('充电卡已绑定');
  };
  return {
    isOpen: draft.isOpen,
    cardNo,
    password,
    problems: draft.problems,
    failure: draft.failure,
    photo: cardPicUrl === undefined ? null : photoWord(reading, draft.cardNo !== null),
    upload: {
      ...upload,
      // The number of a new photo counts, whatever was typed before.
      add: () => {
        change({ cardNo: null });
        upload.add();
      },
    },
    isBusy: isLoading,
    open: () => change({ isOpen: true }),
    close: () => change({ isOpen: false, problems: NO_PROBLEM }),
    typeCardNo: (text: string) => change({ cardNo: text, problems: { ...draft.problems, cardNo: '' } }),
    typePassword: () => {
      if (draft.problems.password !== '' || draft.failure !== '')
        change({ problems: { ...draft.problems, password: '' } });
    },
    send: () => void send(),
  };
}
export type BindCard = ReturnType<typeof useBindCard>;
