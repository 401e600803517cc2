import { useRef } from 'react';

import { normalizePhone } from '@/domain/phone';
import { checkPhone } from '@/domain/validation/checkPhone';
import { removeSeparators } from '@/domain/validation/removeSeparators';
import { useDraft } from '@/flows/drafts/useDraft';
import { useToast } from '@/flows/notices/useDialogs';
import type { RequestOutcome } from '@/flows/requests/requestDecision';
import { isBusyStage, type RequestStage } from '@/flows/requests/requestStages';
import { useScreenGuard } from '@/navigation/hooks/useScreenGuard';
import { useGetLoginInfoQuery } from '@/services/auth/signIn';
import type { ApplyForPassArgs, PassApplication } from '@/services/special/passApplications';
import { usePorts } from '@/services/transport/ports/PortsContext';
import { requestBusyText, requestFailureText } from '@/widgets/loading/requestText';
import { useTypedPhotos } from '@/widgets/upload/useTypedPhotos';

import {
  applicantIdCardError,
  EMPTY_MATERIAL_DRAFT,
  isMaterialDraft,
  type MaterialDraft,
  type MaterialValues,
  validateMaterialPhotos,
  validateMaterialTexts,
} from './model/materialForm';
import type { MaterialType } from './model/materialTypes';
import { type Rejection, reusableMaterials, toRejection } from './model/rejection';

export type MaterialPayload = Pick<ApplyForPassArgs, 'handle' | 'address' | 'materials'>;

/** The application that a documents form submits. */
export interface MaterialSubject {
  /** The name of the draft. */
  readonly form: string;
  readonly requiredTypes: readonly MaterialType[];
  /** The rejected application; undefined for the first one. */
  readonly rejectedApply: PassApplication | undefined;
  readonly send: (material: MaterialPayload) => Promise<RequestOutcome<PassApplication>>;
  readonly stage: RequestStage | null;
  /** Called when the server has the application and the driver is still on the screen. */
  readonly onSent: (bagOrderNo: string) => void;
}

const NOTHING_REJECTED: Rejection = { texts: {}, photos: {}, others: [] };

const failureText = (stage: RequestStage | null): string | undefined => {
  if (stage === null || isBusyStage(stage)) return undefined;
  return stage.is === 'unconfirmed'
    ? '提交结果未确认，填写的内容还在。稍后再点提交，会先查上次的结果，不会重复提交'
    : `提交失败，填写的内容还在。${requestFailureText(stage)}`;
};

/** The state of the documents form. The identity number stays in its input and is never stored. */
export function useMaterialForm({ form, requiredTypes, rejectedApply, send: sendTo, stage, onSent }: MaterialSubject) {
  const { vault } = usePorts();
  const toast = useToast();
  const guardScreen = useScreenGuard();
  const [draft, saveDraft, clearDraft] = useDraft(form, EMPTY_MATERIAL_DRAFT, isMaterialDraft);
  const idCard = useRef<HTMLInputElement>(null);
  const accountPhone = useGetLoginInfoQuery().currentData?.phone ?? '';
  const rejection = rejectedApply === undefined ? NOTHING_REJECTED : toRejection(rejectedApply);
  const photos = useTypedPhotos(
    form,
    requiredTypes,
    rejectedApply === undefined ? [] : reusableMaterials(rejectedApply, rejection),
  );
  const keepsIdCard = rejectedApply !== undefined && !draft.isIdCardNew && rejection.texts.idCard === undefined;
  const keepsPhone = rejectedApply !== undefined && !draft.isPhoneNew && rejection.texts.phone === undefined;
  const defaultPhone = rejectedApply === undefined && checkPhone(accountPhone) === null ? accountPhone : '';
  const values: MaterialValues = {
    ownerName: draft.ownerName ?? rejectedApply?.ownerName ?? '',
    phone: keepsPhone ? null : removeSeparators(draft.phone ?? defaultPhone),
    address: draft.address ?? rejectedApply?.address ?? '',
  };
  const textErrors = validateMaterialTexts(values);
  const photoErrors = validateMaterialPhotos(photos.photos);
  const change = (part: Partial<MaterialDraft>) => saveDraft({ ...draft, ...part });

  const submit = async () => {
    if (isBusyStage(stage)) return;
    const number = removeSeparators(idCard.current?.value ?? '');
    const idCardErrorText = keepsIdCard ? '' : applicantIdCardError(number);
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
  const photoErrorOf = (type: MaterialType): string | undefined =>
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

export type MaterialFormState = ReturnType<typeof useMaterialForm>;
