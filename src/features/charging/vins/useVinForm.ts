import { plainVin, vinHint } from '@/domain/charging/vin';
import { defaultFirst } from '@/domain/plate/defaultFirst';
import { formatPlate } from '@/domain/plate/plateFace';
import { useDraft } from '@/flows/drafts/useDraft';
import { useToast } from '@/flows/notices/useDialogs';
import { useUpload } from '@/flows/upload/useUpload';
import { useGo } from '@/navigation/hooks/useGo';
import { useScreenGuard } from '@/navigation/hooks/useScreenGuard';
import { useListBoundPlatesQuery } from '@/services/charge/plates';
import { useAddVinMutation } from '@/services/cps/vins';
import { isDefiniteAnswer, isServiceError } from '@/services/transport/query/serviceError';
import { failureLine } from '@/widgets/loading/failureWords';

import { EMPTY_VIN, hasProblem, isVinDraft, type VinDraft, vinProblems } from './model/vinForm';

const FORM = 'chargingVinAdd';

/** A refusal in the server's words. After a lost answer the VIN may be there, and sending it again does not bind it twice. */
function failureOf(error: unknown): string {
  if (!isServiceError(error)) return '提交失败，请重试';
  if (error.kind === 'refused' && error.message !== '') return error.message;
  return isDefiniteAnswer(error)
    ? `提交失败。${failureLine(error)}`
    : `未收到提交结果。${failureLine(error)}。再点一次不会重复添加`;
}

/** The form that binds a VIN to one of the driver's plates. */
export function useVinForm() {
  const go = useGo();
  const toast = useToast();
  const stillHere = useScreenGuard();
  const [draft, keep, drop] = useDraft<VinDraft>(FORM, EMPTY_VIN, isVinDraft);
  const upload = useUpload(FORM, 1);
  const platesQuery = useListBoundPlatesQuery();
  const [add, { isLoading }] = useAddVinMutation({ fixedCacheKey: FORM });
  const own = defaultFirst(platesQuery.currentData?.results ?? []);
  const plates = [...new Set(own.map(({ plateNo }) => plateNo))];
  const plateNo = plates.find((one) => one === draft.plateNo) ?? plates[0] ?? '';
  const problems = vinProblems(draft, plateNo, upload);
  const change = (part: Partial<VinDraft>) => keep({ ...draft, failure: '', ...part });
  const send = async () => {
    if (isLoading) return;
    change({ isTried: true });
    const [licencePicUrl] = upload.picUrls;
    if (hasProblem(problems) || licencePicUrl === undefined) return;
    const isHere = stillHere();
    const { data, error } = await add({ plateNo, vin: plainVin(draft.vin), licencePicUrl, autoPayAgreed: 1 });
    if (data === undefined) {
      keep({ ...draft, isTried: true, failure: failureOf(error) });
      return;
    }
    drop();
    upload.drop();
    toast('已提交，审核通过后插枪就充');
    if (isHere()) go.instead('chargingVinManage');
  };
  return {
    draft,
    change,
    upload,
    plateNo,
    plates: plates.map((value) => ({ value, label: formatPlate(value) })),
    /** Reads the cars again; null unless they could not be read. */
    readPlates: platesQuery.isError && platesQuery.currentData === undefined ? () => void platesQuery.refetch() : null,
    hasNoPlate: platesQuery.currentData !== undefined && plates.length === 0,
    hint: vinHint(draft.vin),
    problems: draft.isTried ? problems : undefined,
    failure: draft.failure,
    isBusy: isLoading,
    send: () => void send(),
  };
}
