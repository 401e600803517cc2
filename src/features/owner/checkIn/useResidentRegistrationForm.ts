import { useRef } from 'react';

import { maskPhone, normalizePhone } from '@/domain/phone';
import { removeSeparators } from '@/domain/validation/removeSeparators';
import { useDraft } from '@/flows/drafts/useDraft';
import { useToast } from '@/flows/notices/useDialogs';
import { type IdempotentRequestStage, isBusyRequestStage } from '@/flows/requests/requestStages';
import { useSendRequestOnce } from '@/flows/requests/useSendRequestOnce';
import { useFormUploads } from '@/flows/upload/useFormUploads';
import { useScreenNavigator } from '@/navigation/hooks/useScreenNavigator';
import { useScreenUnchangedCheck } from '@/navigation/hooks/useScreenUnchangedCheck';
import { usePorts } from '@/platform/ports/PortsContext';
import { useGetLoginInfoQuery } from '@/services/auth/signIn';
import { residentRegistrationRequest } from '@/services/driver/residentRegistrationRequests';
import { OWNER_OR_TENANT, type ResidentRegistration } from '@/services/driver/residentRegistrations';
import { requestBusyText, requestFailureText } from '@/widgets/loading/requestText';

import {
  findResidentFieldRejectionReason,
  formatRoomNo,
  isResidentRegistrationDraft,
  MAX_RESIDENCE_PROOF_PICTURES,
  type ResidentRegistrationDraft,
  type ResidentRegistrationErrors,
  type ResidentRegistrationField,
  toResidentRegistrationDraft,
  validateResidentIdCard,
  validateResidentRegistration,
} from '../model/residentRegistrationForm';

const submitFailureText = (stage: IdempotentRequestStage | null): string | undefined => {
  if (stage === null || isBusyRequestStage(stage)) return undefined;
  return stage.is === 'unconfirmed'
    ? '提交结果未确认，填写的内容还在。稍后再点提交，会先查上次的结果，不会重复登记'
    : `提交失败，填写的内容还在。${requestFailureText(stage)}`;
};

/** The form of an application. `former`: the rejected application that it replaces. */
export function useResidentRegistrationForm(former: ResidentRegistration | undefined) {
  const form = `userCheckIn:${former?.applyId ?? 'new'}`;
  const { vault } = usePorts();
  const go = useScreenNavigator();
  const toast = useToast();
  const guardScreen = useScreenUnchangedCheck();
  const [draft, saveDraft, clearDraft] = useDraft(
    form,
    toResidentRegistrationDraft(former),
    isResidentRegistrationDraft,
  );
  const upload = useFormUploads(form, MAX_RESIDENCE_PROOF_PICTURES);
  const ownPhone = normalizePhone(useGetLoginInfoQuery().currentData?.phone ?? '');
  const idCard = useRef<HTMLInputElement>(null);
  const { send: sendOnce, stage, isBusy } = useSendRequestOnce(residentRegistrationRequest, former?.applyId ?? 'new');
  const isResubmission = former !== undefined;
  // The phone of a rejected application is only known masked; a new application suggests the driver's own number.
  const phone = draft.phone ?? (isResubmission || maskPhone(ownPhone) === '' ? '' : ownPhone);
  const pictures = upload.picUrls.length > 0 || upload.isUnfinished ? upload.picUrls : (former?.pictures ?? []);
  const toInputs = (typedIdCard: string) => ({
    idCard: typedIdCard,
    phone: removeSeparators(phone),
    pictureNum: pictures.length,
    isUploading: upload.isUnfinished,
    isResubmission,
  });
  // The identity card number is validated only on submit, because its value is not in the draft.
  const { idCard: _validatedOnSubmit, ...otherProblems } = validateResidentRegistration(draft, toInputs(''));
  const { idCardFault: lastIdCardError } = draft;
  const problems: ResidentRegistrationErrors =
    lastIdCardError === '' ? otherProblems : { ...otherProblems, idCard: lastIdCardError };
  const send = async (typedIdCard: string) => {
    const isOnScreen = guardScreen();
    const typedPhone = normalizePhone(removeSeparators(phone));
    const handle = vault.put({
      name: draft.ownerName,
      ...(typedIdCard === '' ? {} : { idCard: typedIdCard }),
      ...(typedPhone === '' ? {} : { phone: typedPhone }),
    });
    const result = await sendOnce({
      handle,
      areaName: draft.areaName.trim(),
      parkId: draft.parkId,
      roomNo: formatRoomNo(draft),
      ownerType: draft.ownerType === OWNER_OR_TENANT.tenant ? OWNER_OR_TENANT.tenant : OWNER_OR_TENANT.owner,
      plates: draft.plateNos,
      pictures,
      ...(former === undefined ? {} : { applyId: former.applyId }),
    });
    vault.drop(handle);
    if (result.is !== 'done') return;
    if (result.isEarlier) toast('上次提交的登记已经收到，没有重复提交');
    clearDraft();
    upload.drop();
    if (isOnScreen()) go.replace('userApplyResult', { applyId: result.id });
  };
  return {
    former,
    draft,
    phone,
    idCard,
    upload,
    isResubmission,
    failure: submitFailureText(stage),
    busyText: requestBusyText(stage, '正在提交…'),
    /** The text below a field: its validation error, or why it was rejected. */
    fieldError: (field: ResidentRegistrationField): string | undefined =>
      (draft.isTried ? problems[field] : undefined) ??
      (field === 'pictures' && upload.items.length > 0
        ? undefined
        : findResidentFieldRejectionReason(former, field, draft.mended)),
    change: (field: ResidentRegistrationField, part: Partial<ResidentRegistrationDraft>) => {
      saveDraft({ ...draft, ...part, mended: [...draft.mended.filter((mendedField) => mendedField !== field), field] });
    },
    submit: () => {
      if (isBusy) return;
      const typedIdCard = removeSeparators(idCard.current?.value ?? '');
      saveDraft({ ...draft, isTried: true, idCardFault: validateResidentIdCard(typedIdCard, isResubmission) ?? '' });
      if (Object.keys(validateResidentRegistration(draft, toInputs(typedIdCard))).length === 0) void send(typedIdCard);
    },
  };
}

export type ResidentRegistrationFormState = ReturnType<typeof useResidentRegistrationForm>;
