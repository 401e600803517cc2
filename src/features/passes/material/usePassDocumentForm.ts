import { useRef } from 'react';

import { normalizePhone } from '@/domain/phone';
import { findPhoneError } from '@/domain/validation/findPhoneError';
import { removeSeparators } from '@/domain/validation/removeSeparators';
import { useDraft } from '@/flows/drafts/useDraft';
import { useToast } from '@/flows/notices/useDialogs';
import { type IdempotentRequestStage, isBusyRequestStage } from '@/flows/requests/requestStages';
import { useScreenUnchangedCheck } from '@/navigation/hooks/useScreenUnchangedCheck';
import { usePorts } from '@/platform/ports/PortsContext';
import { useGetLoginInfoQuery } from '@/services/auth/signIn';
import type { IdempotentRequestOutcome } from '@/services/base/idempotentRequests/idempotentRequestIntent';
import type { ApplyForPassArgs, PassApplication } from '@/services/special/passApplications';
import { requestBusyText, requestFailureText } from '@/widgets/loading/requestText';
import { useDocumentPhotos } from '@/widgets/upload/useDocumentPhotos';

import {
  EMPTY_PASS_DOCUMENT_DRAFT,
  isPassDocumentDraft,
  type PassApplicantValues,
  type PassDocumentDraft,
  validatePassApplicant,
  validatePassApplicantIdCard,
  validatePassDocumentPhotos,
} from './model/passDocumentForm';
import type { PassDocumentType } from './model/passDocumentTypes';
import {
  filterReusablePassDocuments,
  groupPassRejectionReasons,
  type PassRejectionReasonsByField,
} from './model/passRejection';

export type PassApplicationFormPayload = Pick<ApplyForPassArgs, 'handle' | 'address' | 'materials'>;

/** The application that a documents form submits. */
export interface PassDocumentFormOptions {
  /** The name of the draft. */
  readonly form: string;
  readonly requiredTypes: readonly PassDocumentType[];
  /** The rejected application; undefined for the first one. */
  readonly rejectedApply: PassApplication | undefined;
  readonly send: (material: PassApplicationFormPayload) => Promise<IdempotentRequestOutcome<PassApplication>>;
  readonly stage: IdempotentRequestStage | null;
  /** Called when the server has the application and the driver is still on the screen. */
  readonly onSent: (bagOrderNo: string) => void;
}

const NOTHING_REJECTED: PassRejectionReasonsByField = { texts: {}, photos: {}, others: [] };

const failureText = (stage: IdempotentRequestStage | null): string | undefined => {
  if (stage === null || isBusyRequestStage(stage)) return undefined;
  return stage.is === 'unconfirmed'
    ? '提交结果未确认，填写的内容还在。稍后再点提交，会先查上次的结果，不会重复提交'
    : `提交失败，填写的内容还在。${requestFailureText(stage)}`;
};

/** The state of the documents form. The identity number stays in its input and is never stored. */
export function usePassDocumentForm({
  form,
  requiredTypes,
  rejectedApply,
  send: sendTo,
  stage,
  onSent,
}: PassDocumentFormOptions) {
  const { vault } = usePorts();
  const toast = useToast();
  const guardScreen = useScreenUnchangedCheck();
  const [draft, saveDraft, clearDraft] = useDraft(form, EMPTY_PASS_DOCUMENT_DRAFT, isPassDocumentDraft);
  const idCard = useRef<HTMLInputElement>(null);
  const accountPhone = useGetLoginInfoQuery().currentData?.phone ?? '';
  const rejection = rejectedApply === undefined ? NOTHING_REJECTED : groupPassRejectionReasons(rejectedApply);
  const photos = useDocumentPhotos(
    form,
    requiredTypes,
    rejectedApply === undefined ? [] : filterReusablePassDocuments(rejectedApply, rejection),
  );
  const keepsIdCard = rejectedApply !== undefined && !draft.isIdCardNew && rejection.texts.idCard === undefined;
  const keepsPhone = rejectedApply !== undefined && !draft.isPhoneNew && rejection.texts.phone === undefined;
  const defaultPhone = rejectedApply === undefined && findPhoneError(accountPhone) === null ? accountPhone : '';
  const values: PassApplicantValues = {
    ownerName: draft.ownerName ?? rejectedApply?.ownerName ?? '',
    phone: keepsPhone ? null : removeSeparators(draft.phone ?? defaultPhone),
    address: draft.address ?? rejectedApply?.address ?? '',
  };
  const textErrors = validatePassApplicant(values);
  const photoErrors = validatePassDocumentPhotos(photos.photos);
  const change = (part: Partial<PassDocumentDraft>) => saveDraft({ ...draft, ...part });

  const submit = async () => {
    if (isBusyRequestStage(stage)) return;
    const number = removeSeparators(idCard.current?.value ?? '');
    const idCardErrorText = keepsIdCard ? '' : validatePassApplicantIdCard(number);
    change({ isTried: true, idCardFault: idCardErrorText });
    if (idCardErrorText !== '' || Object.keys(textErrors).length > 0 || Object.keys(photoErrors).length > 0) return;
    const isOnScreen = guardScreen();
    const handle = vault.put({
      ownerName: values.ownerName,
      ...(keepsIdCard ? {} : { idCard: number.toUpperCase() }),
      ...(values.phone === null ? {} : { phone: normalizePhone(values.phone) }),
    });
    const sent = await sendTo({
      handle,
      address: values.address.trim(),
      materials: photos.photos.map(({ type, picUrl }) => ({ materialType: type, picUrl })),
    });
    if (sent.is !== 'done') return;
    if (sent.isEarlier) toast('上次提交的资料已经收到，没有重复提交');
    clearDraft();
    photos.clear();
    if (isOnScreen()) onSent(sent.id);
  };

  /** The reviewer's reason is shown until the field is changed. */
  const errorOf = (field: 'ownerName' | 'phone' | 'address'): string | undefined =>
    (draft.isTried ? textErrors[field] : undefined) ?? (draft[field] === null ? rejection.texts[field] : undefined);
  const photoErrorOf = (type: PassDocumentType): string | undefined =>
    (photos.getUpload(type).items.length === 0 ? rejection.photos[type] : undefined) ??
    (draft.isTried ? photoErrors[type] : undefined);
  return {
    draft,
    values,
    idCard,
    idCardError: draft.idCardFault || (draft.isIdCardNew ? undefined : rejection.texts.idCard),
    keepsIdCard,
    keepsPhone,
    photos,
    others: rejection.others,
    change,
    errorOf,
    photoErrorOf,
    failure: failureText(stage),
    busyText: requestBusyText(stage, '正在提交…'),
    submit: () => void submit(),
  };
}

export type PassDocumentFormState = ReturnType<typeof usePassDocumentForm>;
