import { normalizeVin, vinCheckDigitHint } from '@/domain/charging/vin';
import { formatPlate } from '@/domain/plate/plateFace';
import { sortDefaultFirst } from '@/domain/plate/sortDefaultFirst';
import { useDraft } from '@/flows/drafts/useDraft';
import { useToast } from '@/flows/notices/useDialogs';
import { useUpload } from '@/flows/upload/useUpload';
import { useGo } from '@/navigation/hooks/useGo';
import { useScreenGuard } from '@/navigation/hooks/useScreenGuard';
import { useListBoundPlatesQuery } from '@/services/charge/plates';
import { useAddVinMutation } from '@/services/cps/vins';
import { isDefiniteFailure, isServiceError } from '@/services/transport/query/serviceError';
import { failureLine } from '@/widgets/loading/toFailureMessage';

import { EMPTY_VIN_DRAFT, hasVinProblem, isVinDraft, type VinDraft, vinProblems } from './model/vinDraft';

const FORM = 'chargingVinAdd';

/**
 * The error of an attempt: the server's text for a refusal. After a lost response the VIN may be bound; repeating the
 * request does not bind it twice.
 */
function failureText(error: unknown): string {
  if (!isServiceError(error)) return '提交失败，请重试';
  if (error.kind === 'refused' && error.message !== '') return error.message;
  return isDefiniteFailure(error)
    ? `提交失败。${failureLine(error)}`
    : `未收到提交结果。${failureLine(error)}。再点一次不会重复添加`;
}

/** The form that binds a VIN to one of the driver's plates. */
export function useVinForm() {
  const go = useGo();
  const toast = useToast();
  const guardScreen = useScreenGuard();
  const [draft, setDraft, drop] = useDraft<VinDraft>(FORM, EMPTY_VIN_DRAFT, isVinDraft);
  const upload = useUpload(FORM, 1);
  const platesQuery = useListBoundPlatesQuery();
  const [add, { isLoading }] = useAddVinMutation({ fixedCacheKey: FORM });
  const ownPlates = sortDefaultFirst(platesQuery.currentData?.results ?? []);
  const plates = [...new Set(ownPlates.map(({ plateNo }) => plateNo))];
  const plateNo = plates.find((candidate) => candidate === draft.plateNo) ?? plates[0] ?? '';
  const problems = vinProblems(draft, plateNo, upload);
  const change = (part: Partial<VinDraft>) => setDraft({ ...draft, failure: '', ...part });
  const send = async () => {
    if (isLoading) return;
    change({ isTried: true });
    const [licencePicUrl] = upload.picUrls;
    if (hasVinProblem(problems) || licencePicUrl === undefined) return;
    const isOnScreen = guardScreen();
    const { data, error } = await add({ plateNo, vin: normalizeVin(draft.vin), licencePicUrl, autoPayAgreed: 1 });
    if (data === undefined) {
      setDraft({ ...draft, isTried: true, failure: failureText(error) });
      return;
    }
    drop();
    upload.drop();
    toast('已提交，审核通过后插枪就充');
    if (isOnScreen()) go.replace('chargingVinManage');
  };
  return {
    draft,
    change,
    upload,
    plateNo,
    plates: plates.map((value) => ({ value, label: formatPlate(value) })),
    /** Refetches the plates; null unless loading them failed. */
    retryPlates: platesQuery.isError && platesQuery.currentData === undefined ? () => void platesQuery.refetch() : null,
    hasNoPlate: platesQuery.currentData !== undefined && plates.length === 0,
    hint: vinCheckDigitHint(draft.vin),
    problems: draft.isTried ? problems : undefined,
    failure: draft.failure,
    isBusy: isLoading,
    send: () => void send(),
  };
}
