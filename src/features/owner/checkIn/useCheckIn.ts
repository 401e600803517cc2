import { useRef } from 'react';

import { maskPhone, plainPhone } from '@/domain/phone';
import { withoutGaps } from '@/domain/validation/withoutGaps';
import { useDraft } from '@/flows/drafts/useDraft';
import { useToast } from '@/flows/notices/useDialogs';
import { isBusyStage, type RequestStage } from '@/flows/requests/requestStages';
import { useSendOnce } from '@/flows/requests/useSendOnce';
import { useUpload } from '@/flows/upload/useUpload';
import { useGo } from '@/navigation/hooks/useGo';
import { useScreenGuard } from '@/navigation/hooks/useScreenGuard';
import { useGetLoginInfoQuery } from '@/services/auth/signIn';
import { OWNER_TYPE, type OwnerApplication } from '@/services/driver/ownerApplications';
import { usePorts } from '@/services/transport/ports/PortsContext';
import { busyTextOf, requestAdvice } from '@/widgets/loading/requestWords';

import {
  type CheckInDraft,
  type CheckInField,
  type CheckInProblems,
  draftOf,
  idCardFault,
  isCheckInDraft,
  judgeCheckIn,
  MAX_PICTURES,
  reasonFor,
  roomNoOf,
} from '../model/checkInForm';
import { ownerRequest } from './ownerRequests';

const failureOf = (stage: RequestStage | null): string | undefined => {
  if (stage === null || isBusyStage(stage)) return undefined;
  return stage.is === 'unconfirmed'
    ? '提交结果未确认，填写的内容还在。稍后再点提交，会先查上次的结果，不会重复登记'
    : `提交失败，填写的内容还在。${requestAdvice(stage)}`;
};

/** The form of a registration. `former`: the refused one that it replaces. */
export function useCheckIn(former: OwnerApplication | undefined) {
  const form = `userCheckIn:${former?.applyId ?? 'new'}`;
  const { vault } = usePorts();
  const go = useGo();
  const toast = useToast();
  const stillHere = useScreenGuard();
  const [draft, keep, drop] = useDraft(form, draftOf(former), isCheckInDraft);
  const upload = useUpload(form, MAX_PICTURES);
  const own = plainPhone(useGetLoginInfoQuery().currentData?.phone ?? '');
  const idCard = useRef<HTMLInputElement>(null);
  const { send: sendOnce, stage, isBusy } = useSendOnce(ownerRequest, former?.applyId ?? 'new');
  const isAgain = former !== undefined;
  // The number of a refused registration is only known masked, and the driver's own is offered for a new one.
  const phone = draft.phone ?? (isAgain || maskPhone(own) === '' ? '' : own);
  const pictures = upload.picUrls.length > 0 || upload.isUnfinished ? upload.picUrls : (former?.pictures ?? []);
  const besides = (typed: string) => ({
    idCard: typed,
    phone: withoutGaps(phone),
    pictureNum: pictures.length,
    isUploading: upload.isUnfinished,
    isAgain,
  });
  // What stands in the field of the identity card is judged when the form is sent.
  const { idCard: _judgedLater, ...others } = judgeCheckIn(draft, besides(''));
  const { idCardFault: atLast } = draft;
  const problems: CheckInProblems = atLast === '' ? others : { ...others, idCard: atLast };
  const send = async (typed: string) => {
    const isHere = stillHere();
    const number = plainPhone(withoutGaps(phone));
    const handle = vault.put({
      name: draft.ownerName,
      ...(typed === '' ? {} : { idCard: typed }),
      ...(number === '' ? {} : { phone: number }),
    });
    const sent = await sendOnce({
      handle,
      areaName: draft.areaName.trim(),
      parkId: draft.parkId,
      roomNo: roomNoOf(draft),
      ownerType: draft.ownerType === OWNER_TYPE.tenant ? OWNER_TYPE.tenant : OWNER_TYPE.owner,
      plates: draft.plateNos,
      pictures,
      ...(former === undefined ? {} : { applyId: former.applyId }),
    });
    vault.drop(handle);
    if (sent.is !== 'done') return;
    if (sent.isEarlier) toast('上次提交的登记已经收到，没有重复提交');
    drop();
    upload.drop();
    if (isHere()) go.instead('userApplyResult', { applyId: sent.id });
  };
  return {
    former,
    draft,
    phone,
    idCard,
    upload,
    isAgain,
    failure: failureOf(stage),
    busyText: busyTextOf(stage, '正在提交…'),
    /** What is said below a field: its error, or why it was refused. */
    errorOf: (field: CheckInField): string | undefined =>
      (draft.isTried ? problems[field] : undefined) ??
      (field === 'pictures' && upload.items.length > 0 ? undefined : reasonFor(former, field, draft.mended)),
    change: (field: CheckInField, part: Partial<CheckInDraft>) => {
      keep({ ...draft, ...part, mended: [...draft.mended.filter((one) => one !== field), field] });
    },
    submit: () => {
      if (isBusy) return;
      const typed = withoutGaps(idCard.current?.value ?? '');
      keep({ ...draft, isTried: true, idCardFault: idCardFault(typed, isAgain) ?? '' });
      if (Object.keys(judgeCheckIn(draft, besides(typed))).length === 0) void send(typed);
    },
  };
}

export type CheckIn = ReturnType<typeof useCheckIn>;
