import { isSoldOut } from '@/domain/places/leftWords';
import { toggledPlate } from '@/domain/plate/toggledPlate';
import { useDraft } from '@/flows/drafts/useDraft';
import { useGo } from '@/navigation/hooks/useGo';
import type { OffPeakPackage } from '@/services/special/offPeak';
import { useServerNow } from '@/services/transport/clock/useServerNow';

import { quotaBlock } from '../model/quotaWords';
import { packageOrdering } from '../offPeakRequests';
import { useOrdering } from '../parts/useOrdering';
import { useOwnPlates } from '../parts/useOwnPlates';
import { useQuota } from '../parts/useQuota';
import {
  chosenPackage,
  EMPTY_PACKAGE,
  isPackageDraft,
  type PackageDraft,
  periodFrom,
  startDayOf,
  startDays,
} from './model/packageDraft';
import { usePromise } from './usePromise';

/** The form that buys a package of a lot: what can be chosen, what is chosen, and 下一步. */
export function usePackageForm(
  { parkId, bagId }: { readonly parkId: string; readonly bagId: string | undefined },
  packages: readonly OffPeakPackage[],
  readAgain: () => unknown,
) {
  const now = useServerNow();
  const go = useGo();
  const [draft, keep, drop] = useDraft<PackageDraft>(`packageCarSelect:${parkId}`, EMPTY_PACKAGE, isPackageDraft);
  const change = (part: Partial<PackageDraft>) => keep({ ...draft, ...part });
  const chosen = chosenPackage(packages, draft.bagId ?? bagId);
  const { plates, isKnown, isLoading, query: platesQuery } = useOwnPlates();
  const limit = chosen?.maxPlates ?? 1;
  const known = plates.map(({ plateId }) => plateId);
  const plateIds = (draft.plateIds ?? known.slice(0, 1)).filter((one) => known.includes(one)).slice(0, limit);
  const startDay = startDayOf(draft, now);
  const period = chosen === undefined ? null : periodFrom(chosen, startDay);
  const promise = usePromise();
  const quota = useQuota();
  const { order, stage, isBusy } = useOrdering(packageOrdering, parkId, {
    onMade: (orderNo) => {
      if (period !== null) promise.keep(orderNo, period);
      drop();
      go.instead('wrongTimePackagePay', { orderNo });
    },
    onRefused: readAgain,
  });
  const block =
    (quota === null ? '' : quotaBlock(quota)) ||
    (chosen !== undefined && isSoldOut(chosen.leftNum) ? '这个套餐已售完' : '') ||
    (isKnown && plates.length === 0 ? '请先添加车辆' : '') ||
    (plateIds.length === 0 ? '请选择车辆' : '');
  return {
    now,
    chosen,
    choose: (next: string) => change({ bagId: next }),
    plates,
    plateIds,
    limit,
    platesQuery,
    isLoading,
    pressPlate: (plateId: string) => change({ plateIds: toggledPlate(plateIds, plateId, limit) }),
    days: startDays(now),
    startDay,
    chooseDay: (day: string) => change({ startDay: day }),
    period,
    quota,
    block,
    stage,
    isBusy,
    submit: () => {
      if (chosen !== undefined && plateIds.length > 0) order({ bagId: chosen.bagId, plateIds, startDate: startDay });
    },
  };
}
