import { normalizeVin, vinCheckDigitHint } from '@/domain/charging/vin';
import { formatPlate } from '@/domain/plate/plateFace';
import { sortDefaultVehicleFirst } from '@/domain/plate/sortDefaultVehicleFirst';
import { useDraft } from '@/flows/drafts/useDraft';
import { useToast } from '@/flows/notices/useDialogs';
import { useFormUploads } from '@/flows/upload/useFormUploads';
import { useScreenNavigator } from '@/navigation/hooks/useScreenNavigator';
import { useScreenUnchangedCheck } from '@/navigation/hooks/useScreenUnchangedCheck';
import { isDefiniteFailure, isServiceError } from '@/services/base/baseQuery/serviceError';
import { useListBoundPlatesQuery } from '@/services/charge/plates';
import { useAddVinMutation } from '@/services/cps/vins';
import { serviceErrorText } from '@/widgets/loading/toServiceErrorMessage';

import { EMPTY_VIN_DRAFT, hasVinProblem, isVinDraft, validateVinDraft, type VinDraft } from './model/vinDraft';

const FORM = 'chargingVinAdd';

/**
 * The error of an attempt: the server's text for a refusal. After a lost response the VIN may be bound; repeating the
 * request does not bind it twice.
 */
function failureText(error: unknown): string {
  if (!isServiceError(error)) return '提交失败，请重试';
  if (error.kind === 'refused' && error.message !== '') return error.message;
  return isDefiniteFailure(error)
    ? `提交失败。${serviceErrorText(error)}`
    : `未收到提交结果。${serviceErrorText(error)}。再点一次不会重复添加`;
}

/** The form that binds a VIN to one of the driver's plates. */
export function useVinForm() {
  const go = useScreenNavigator();
  const toast = useToast();
  const guardScreen = useScreenUnchangedCheck();
  const [draft, setDraft, drop] = useDraft<VinDraft>(FORM, EMPTY_VIN_DRAFT, isVinDraft);
  const upload = useFormUploads(FORM, 1);
  const platesQuery = useListBoundPlatesQuery();
  const [add, { isLoading }] = useAddVinMutation({ fixedCacheKey: FORM });
  const ownPlates = sortDefaultVehicleFirst(platesQuery.currentData?.results ?? []);
  const plates = [...new Set(ownPlates.map(({ plateNo }) => plateNo))];
  const plateNo = plates.find((candidate) => candidate === draft.plateNo) ?? plates[0] ?? '';
  const problems = validateVinDraft(draft, plateNo, upload);
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
