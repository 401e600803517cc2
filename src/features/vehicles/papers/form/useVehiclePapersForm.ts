import { useRef } from 'react';
import { useStore } from 'react-redux';

import { formatIsoDay } from '@/domain/day';
import { removeSeparators } from '@/domain/validation/removeSeparators';
import { type DraftsState, selectDrafts } from '@/flows/drafts/draftsSlice';
import { useDraft } from '@/flows/drafts/useDraft';
import { useScreenNavigator } from '@/navigation/hooks/useScreenNavigator';
import { useScreenUnchangedCheck } from '@/navigation/hooks/useScreenUnchangedCheck';
import { usePorts } from '@/platform/ports/PortsContext';
import { isServiceError } from '@/services/base/baseQuery/serviceError';
import { PLATE_DOCUMENT_PURPOSE } from '@/services/special/plateMaterials';
import { useResubmitPlateMaterialMutation, useSubmitPlateMaterialMutation } from '@/services/special/plateMaterials';
import { serviceErrorText } from '@/widgets/loading/toServiceErrorMessage';
import { useDocumentPhotos } from '@/widgets/upload/useDocumentPhotos';

import type { VehiclePapersFormSubject } from '../model/vehiclePapers';
import {
  EMPTY_VEHICLE_PAPERS_DRAFT,
  isVehiclePapersDraft,
  REQUIRED_VEHICLE_PAPERS_PHOTOS,
  toVehiclePapersArgs,
  validateVehiclePapers,
  type VehiclePapersDraft,
  type VehiclePapersErrors,
  type VehiclePapersField,
  vehiclePapersPhotoError,
  type VehiclePapersValues,
} from '../model/vehiclePapersForm';

/** The form for submitting or resubmitting one vehicle's papers. Secret numbers stay in the input elements. */
export function useVehiclePapersForm({ kind, plateNo, plateColor, rejected }: VehiclePapersFormSubject) {
  const form = `papers:${kind}:${plateNo}`;
  const go = useScreenNavigator();
  const { vault, clock } = usePorts();
  const store = useStore<{ drafts: DraftsState }>();
  const initial = {
    ...EMPTY_VEHICLE_PAPERS_DRAFT,
    ownerName: rejected?.ownerName ?? '',
    expireDate: rejected?.expireDate ?? '',
  };
  const [draft, saveDraft, clearDraft] = useDraft(form, initial, isVehiclePapersDraft);
  const photos = useDocumentPhotos(form, REQUIRED_VEHICLE_PAPERS_PHOTOS[kind], rejected?.materials ?? []);
  const idCard = useRef<HTMLInputElement>(null);
  const certificateNo = useRef<HTMLInputElement>(null);
  const [submitPapers, { isLoading: isSubmitting }] = useSubmitPlateMaterialMutation({ fixedCacheKey: form });
  const [resubmitPapers, { isLoading: isResubmitting }] = useResubmitPlateMaterialMutation({ fixedCacheKey: form });
  const isBusy = isSubmitting || isResubmitting;
  const guardScreen = useScreenUnchangedCheck();

  /** Updates the draft as it is in the store at that time, because a response may arrive long after the submit. */
  const change = (next: (current: VehiclePapersDraft) => Partial<VehiclePapersDraft>) => {
    const stored = selectDrafts(store.getState())[form]?.value;
    const current = isVehiclePapersDraft(stored) ? stored : draft;
    saveDraft({ ...current, ...next(current) });
  };
  const clearProblems = (...fields: (VehiclePapersField | 'whole')[]) => {
    if (!fields.some((field) => draft.problems[field] !== undefined)) return;
    change(({ problems }) => ({
      problems: Object.fromEntries(
        Object.entries(problems).filter(([field]) => !fields.some((clearedField) => clearedField === field)),
      ),
    }));
  };
  const send = async (values: VehiclePapersValues) => {
    const isOnScreen = guardScreen();
    const { ownerName, idCard: number, certificateNo: certificate } = values;
    const handle = vault.put({
      ownerName,
      idCard: number,
      ...(kind === PLATE_DOCUMENT_PURPOSE.disabled ? { certificateNo: certificate } : {}),
    });
    const papers = { handle, ...toVehiclePapersArgs(kind, values, photos.photos) };
    const response =
      rejected === undefined
        ? await submitPapers({ ...papers, materialKind: kind, plateNo, plateColor })
        : await resubmitPapers({ ...papers, materialId: rejected.materialId });
    if (response.data !== undefined) {
      clearDraft();
      photos.clear();
      if (isOnScreen()) go.replace('plateMaterialDetail', { materialId: response.data.materialId });
      return;
    }
    const { error } = response;
    if (!isServiceError(error) || !error.handled) return;
    const whole = error.kind === 'refused' && error.message !== '' ? error.message : serviceErrorText(error);
    change(() => ({ problems: { whole } }));
  };
  // Uploads may finish at any time, so the error about photos is recomputed on every render.
  const currentPhotoError = draft.problems.photos === undefined ? null : vehiclePapersPhotoError(photos.photos);
  const { photos: _stalePhotoError, ...otherProblems } = draft.problems;
  const problems: VehiclePapersErrors =
    currentPhotoError === null ? otherProblems : { ...otherProblems, photos: currentPhotoError };
  return {
    draft: { ...draft, problems },
    photos,
    idCard,
    certificateNo,
    isBusy,
    setName: (ownerName: string) => {
      change(({ problems: { ownerName: _cleared, whole: _clearedForm, ...problems } }) => ({ ownerName, problems }));
    },
    setDay: (expireDate: string) => {
      change(({ problems: { expireDate: _cleared, whole: _clearedForm, ...problems } }) => ({ expireDate, problems }));
    },
    clearProblems,
    submit: () => {
      if (isBusy) return;
      const values: VehiclePapersValues = {
        ownerName: draft.ownerName,
        expireDate: draft.expireDate,
        idCard: removeSeparators(idCard.current?.value ?? ''),
        certificateNo: certificateNo.current?.value.trim() ?? '',
      };
      const problems = validateVehiclePapers(kind, values, photos.photos, formatIsoDay(clock.serverNow()));
      change(() => ({ problems }));
      if (Object.keys(problems).length === 0) void send(values);
    },
  };
}

export type VehiclePapersFormState = ReturnType<typeof useVehiclePapersForm>;
