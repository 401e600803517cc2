import { useRef } from 'react';

import { plainPhone } from '@/domain/phone';
import { checkPhone } from '@/domain/validation/checkPhone';
import { withoutGaps } from '@/domain/validation/withoutGaps';
import { useDraft } from '@/flows/drafts/useDraft';
import { useToast } from '@/flows/notices/useDialogs';
import type { Sent } from '@/flows/requests/decision';
import { isBusyStage, type RequestStage } from '@/flows/requests/requestStages';
import { useScreenGuard } from '@/navigation/hooks/useScreenGuard';
import { useGetLoginInfoQuery } from '@/services/auth/signIn';
import type { ApplyForPassArgs, PassApply } from '@/services/special/passApplies';
import { usePorts } from '@/services/transport/ports/PortsContext';
import { busyTextOf, requestAdvice } from '@/widgets/loading/requestWords';
import { useTypedPhotos } from '@/widgets/upload/useTypedPhotos';

import {
  idCardFault,
  isMaterialDraft,
  type MaterialDraft,
  NEW_MATERIAL,
  photoProblems,
  textProblems,
  type TypedMaterial,
} from './model/materialForm';
import type { MaterialType } from './model/materialTypes';
import { goodMaterials, type Rejection, rejectionOf } from './model/rejection';

export type Material = Pick<ApplyForPassArgs, 'handle' | 'address' | 'materials'>;

/** What the documents are for, and how they are sent. */
export interface MaterialSubject {
  /** What was typed is kept under this name. */
  readonly form: string;
  readonly needed: readonly MaterialType[];
  /** The application that was rejected; undefined for the first one. */
  readonly refused: PassApply | undefined;
  readonly send: (material: Material) => Promise<Sent<PassApply>>;
  readonly stage: RequestStage | null;
  /** The server has the application, and the driver is still on this screen. */
  readonly onSent: (bagOrderNo: string) => void;
}

const NOTHING_REJECTED: Rejection = { texts: {}, photos: {}, others: [] };

const failureOf = (stage: RequestStage | null): string | undefined => {
  if (stage === null || isBusyStage(stage)) return undefined;
  return stage.is === 'unconfirmed'
    ? '提交结果未确认，填写的内容还在。稍后再点提交，会先查上次的结果，不会重复提交'
    : `提交失败，填写的内容还在。${requestAdvice(stage)}`;
};

/** The form of the documents for a pass. The identity number stays in its field. */
export function useMaterialForm({ form, needed, refused, send: sendTo, stage, onSent }: MaterialSubject) {
  const { vault } = usePorts();
  const toast = useToast();
  const stillHere = useScreenGuard();
  const [draft, keep, drop] = useDraft(form, NEW_MATERIAL, isMaterialDraft);
  const idCard = useRef<HTMLInputElement>(null);
  const own = useGetLoginInfoQuery().currentData?.phone ?? '';
  const rejection = refused === undefined ? NOTHING_REJECTED : rejectionOf(refused);
  const photos = useTypedPhotos(form, needed, refused === undefined ? [] : goodMaterials(refused, rejection));
  const keepsIdCard = refused !== undefined && !draft.isIdCardNew && rejection.texts.idCard === undefined;
  const keepsPhone = refused !== undefined && !draft.isPhoneNew && rejection.texts.phone === undefined;
  const known = refused === undefined && checkPhone(own) === null ? own : '';
  const typed: TypedMaterial = {
    ownerName: draft.ownerName ?? refused?.ownerName ?? '',
    phone: keepsPhone ? null : withoutGaps(draft.phone ?? known),
    address: draft.address ?? refused?.address ?? '',
  };
  const problems = textProblems(typed);
  const photoFaults = photoProblems(photos.photos);
  const change = (part: Partial<MaterialDraft>) => keep({ ...draft, ...part });

  const submit = async () => {
    if (isBusyStage(stage)) return;
    const number = withoutGaps(idCard.current?.value ?? '');
    const fault = keepsIdCard ? '' : idCardFault(number);
    change({ isTried: true, idCardFault: fault });
    if (fault !== '' || Object.keys(problems).length > 0 || Object.keys(photoFaults).length > 0) return;
    const isHere = stillHere();
    const handle = vault.put({
      ownerName: typed.ownerName,
      ...(keepsIdCard ? {} : { idCard: number.toUpperCase() }),
      ...(typed.phone === null ? {} : { phone: plainPhone(typed.phone) }),
    });
    const sent = await sendTo({
      handle,
      address: typed.address.trim(),
      materials: photos.photos.map(({ type, picUrl }) => ({ materialType: type, picUrl })),
    });
    if (sent.is !== 'done') return;
    if (sent.isEarlier) toast('上次提交的资料已经收到，没有重复提交');
    drop();
    photos.drop();
    if (isHere()) onSent(sent.id);
  };

  /** The reason of the review stands until its part is changed. */
  const errorOf = (field: 'ownerName' | 'phone' | 'address'): string | undefined =>
    (draft.isTried ? problems[field] : undefined) ?? (draft[field] === null ? rejection.texts[field] : undefined);
  const photoErrorOf = (type: MaterialType): string | undefined =>
    (photos.uploadOf(type).items.length === 0 ? rejection.photos[type] : undefined) ??
    (draft.isTried ? photoFaults[type] : undefined);
  return {
    draft,
    typed,
    idCard,
    idCardError: draft.idCardFault || (draft.isIdCardNew ? undefined : rejection.texts.idCard),
    keepsIdCard,
    keepsPhone,
    photos,
    others: rejection.others,
    change,
    errorOf,
    photoErrorOf,
    failure: failureOf(stage),
    busyText: busyTextOf(stage, '正在提交…'),
    submit: () => void submit(),
  };
}

export type MaterialFormState = ReturnType<typeof useMaterialForm>;
