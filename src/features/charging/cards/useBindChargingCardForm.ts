import { skipToken } from '@reduxjs/toolkit/query';
import { useRef } from 'react';

import { useDraft } from '@/flows/drafts/useDraft';
import { useToast } from '@/flows/notices/useDialogs';
import { useFormUploads } from '@/flows/upload/useFormUploads';
import { usePorts } from '@/platform/ports/PortsContext';
import { isDefiniteFailure, isServiceError } from '@/services/base/baseQuery/serviceError';
import { useBindChargingCardMutation, useReadCardPhotoQuery } from '@/services/cps/chargingCards';
import { serviceErrorText } from '@/widgets/loading/toServiceErrorMessage';

import {
  type BindChargingCardDraft,
  EMPTY_BIND_CHARGING_CARD_DRAFT,
  findBindChargingCardProblems,
  hasNoBindChargingCardProblem,
  isBindChargingCardDraft,
  NO_BIND_CHARGING_CARD_PROBLEMS,
  toChargingCardRecognitionMessage,
} from './model/bindChargingCardDraft';
import { findChargingCardNoProblem, normalizeChargingCardNo } from './model/cardNo';

const FORM = 'chargingCardBind';

/**
 * The error of an attempt: the server's text for a refusal. After a lost response the card may be bound; repeating the
 * request does not bind it twice.
 */
function failureText(error: unknown): string {
  if (!isServiceError(error)) return '绑定失败，请重试';
  if (error.kind === 'refused' && error.message !== '') return error.message;
  return isDefiniteFailure(error)
    ? `绑定失败。${serviceErrorText(error)}`
    : `未收到绑定结果。${serviceErrorText(error)}。再点一次不会重复绑定`;
}

/** The form that binds a card. The password stays in its input field and must be typed again after each attempt. */
export function useBindChargingCardForm() {
  const toast = useToast();
  const { vault } = usePorts();
  const password = useRef<HTMLInputElement>(null);
  const [draft, setDraft, drop] = useDraft<BindChargingCardDraft>(
    FORM,
    EMPTY_BIND_CHARGING_CARD_DRAFT,
    isBindChargingCardDraft,
  );
  const upload = useFormUploads(FORM, 1);
  const [cardPicUrl] = upload.picUrls;
  const reading = useReadCardPhotoQuery(!draft.isOpen || cardPicUrl === undefined ? skipToken : { cardPicUrl });
  const [bind, { isLoading }] = useBindChargingCardMutation({ fixedCacheKey: FORM });
  const recognizedCardNo = cardPicUrl === undefined ? '' : (reading.currentData?.cardNo ?? '');
  const cardNo = draft.cardNo ?? (findChargingCardNoProblem(recognizedCardNo) === '' ? recognizedCardNo : '');
  const change = (part: Partial<BindChargingCardDraft>) => setDraft({ ...draft, failure: '', ...part });
  const send = async () => {
    if (isLoading) return;
    const passwordInput = password.current?.value ?? '';
    const problems = findBindChargingCardProblems(cardNo, passwordInput);
    change({ problems });
    if (!hasNoBindChargingCardProblem(problems)) return;
    const handle = vault.put({ password: passwordInput });
    const { data, error } = await bind({ handle, cardNo: normalizeChargingCardNo(cardNo) });
    if (data === undefined) {
      if (password.current !== null) password.current.value = '';
      setDraft({ ...draft, problems: NO_BIND_CHARGING_CARD_PROBLEMS, failure: failureText(error) });
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
    photo: cardPicUrl === undefined ? null : toChargingCardRecognitionMessage(reading, draft.cardNo !== null),
    upload: {
      ...upload,
      // A new photo replaces a typed number.
      add: () => {
        change({ cardNo: null });
        upload.add();
      },
    },
    isBusy: isLoading,
    open: () => change({ isOpen: true }),
    close: () => change({ isOpen: false, problems: NO_BIND_CHARGING_CARD_PROBLEMS }),
    typeCardNo: (text: string) => change({ cardNo: text, problems: { ...draft.problems, cardNo: '' } }),
    typePassword: () => {
      if (draft.problems.password !== '' || draft.failure !== '')
        change({ problems: { ...draft.problems, password: '' } });
    },
    send: () => void send(),
  };
}
export type BindChargingCardFormState = ReturnType<typeof useBindChargingCardForm>;
