import { useRef } from 'react';
import { useStore } from 'react-redux';

import { dayOf } from '@/domain/day';
import { withoutGaps } from '@/domain/validation/withoutGaps';
import { type DraftsState, selectDrafts } from '@/flows/drafts/draftsSlice';
import { useDraft } from '@/flows/drafts/useDraft';
import { useGo } from '@/navigation/hooks/useGo';
import { useScreenGuard } from '@/navigation/hooks/useScreenGuard';
import { MATERIAL_KIND } from '@/services/special/plateMaterials';
import { useResubmitPlateMaterialMutation, useSubmitPlateMaterialMutation } from '@/services/special/plateMaterials';
import { usePorts } from '@/services/transport/ports/PortsContext';
import { isServiceError } from '@/services/transport/query/serviceError';
import { failureLine } from '@/widgets/loading/failureWords';
import { useTypedPhotos } from '@/widgets/upload/useTypedPhotos';

import {
  EMPTY_PAPERS,
  isPaperDraft,
  judgePapers,
  NEEDED_PHOTOS,
  type PaperDraft,
  type PaperField,
  type PaperProblems,
  papersToSend,
  photoFault,
  type TypedPapers,
} from '../model/paperForm';
import type { PaperSubject } from '../model/papers';

/** The form for submitting or resubmitting one vehicle's papers. Identity card numbers stay in their fields. */
export function usePaperForm({ kind, plateNo, plateColor, refused }: PaperSubject) {
  const form = `papers:${kind}:${plateNo}`;
  const go = useGo();
  const { vault, clock } = usePorts();
  const store = useStore<{ drafts: DraftsState }>();
  const initial = { ...EMPTY_PAPERS, ownerName: refused?.ownerName ?? '', expireDate: refused?.expireDate ?? '' };
  const [draft, keep, drop] = useDraft(form, initial, isPaperDraft);
  const photos = useTypedPhotos(form, NEEDED_PHOTOS[kind], refused?.materials ?? []);
  const idCard = useRef<HTMLInputElement>(null);
  const certificateNo = useRef<HTMLInputElement>(null);
  const [hand, { isLoading: isHanding }] = useSubmitPlateMaterialMutation({ fixedCacheKey: form });
  const [handAgain, { isLoading: isHandingAgain }] = useResubmitPlateMaterialMutation({ fixedCacheKey: form });
  const isBusy = isHanding || isHandingAgain;
  const stillHere = useScreenGuard();

  /** Updates the draft that is in the store now, because a response may arrive long after the press. */
  const change = (next: (now: PaperDraft) => Partial<PaperDraft>) => {
    const kept = selectDrafts(store.getState())[form]?.value;
    const now = isPaperDraft(kept) ? kept : draft;
    keep({ ...now, ...next(now) });
  };
  const forgive = (...fields: (PaperField | 'whole')[]) => {
    if (!fields.some((field) => draft.problems[field] !== undefined)) return;
    change(({ problems }) => ({
      problems: Object.fromEntries(Object.entries(problems).filter(([field]) => !fields.some((one) => one === field))),
    }));
  };
  const send = async (typed: TypedPapers) => {
    const isHere = stillHere();
    const { ownerName, idCard: number, certificateNo: certificate } = typed;
    const handle = vault.put({
      ownerName,
      idCard: number,
      ...(kind === MATERIAL_KIND.disabled ? { certificateNo: certificate } : {}),
    });
    const papers = { handle, ...papersToSend(kind, typed, photos.photos) };
    const answer =
      refused === undefined
        ? await hand({ ...papers, materialKind: kind, plateNo, plateColor })
        : await handAgain({ ...papers, materialId: refused.materialId });
    if (answer.data !== undefined) {
      drop();
      photos.drop();
      if (isHere()) go.instead('plateMaterialDetail', { materialId: answer.data.materialId });
      return;
    }
    const { error } = answer;
    if (!isServiceError(error) || !error.handled) return;
    const whole = error.kind === 'refused' && error.message !== '' ? error.message : failureLine(error);
    change(() => ({ problems: { whole } }));
  };
  // Uploads finish at any time. The message about photos therefore shows what is missing now.
  const missing = draft.problems.photos === undefined ? null : photoFault(photos.photos);
  const { photos: _judged, ...others } = draft.problems;
  const problems: PaperProblems = missing === null ? others : { ...others, photos: missing };
  return {
    draft: { ...draft, problems },
    photos,
    idCard,
    certificateNo,
    isBusy,
    setName: (ownerName: string) => {
      change(({ problems: { ownerName: _mended, whole: _whole, ...problems } }) => ({ ownerName, problems }));
    },
    setDay: (expireDate: string) => {
      change(({ problems: { expireDate: _mended, whole: _whole, ...problems } }) => ({ expireDate, problems }));
    },
    forgive,
    submit: () => {
      if (isBusy) return;
      const typed: TypedPapers = {
        ownerName: draft.ownerName,
        expireDate: draft.expireDate,
        idCard: withoutGaps(idCard.current?.value ?? ''),
        certificateNo: certificateNo.current?.value.trim() ?? '',
      };
      const problems = judgePapers(kind, typed, photos.photos, dayOf(clock.serverNow()));
      change(() => ({ problems }));
      if (Object.keys(problems).length === 0) void send(typed);
    },
  };
}

export type PaperFormState = ReturnType<typeof usePaperForm>;
