import { isSoldOut } from '@/domain/places/remainingText';
import { toggleSelectedPlate } from '@/domain/plate/toggleSelectedPlate';
import { useDraft } from '@/flows/drafts/useDraft';
import { useGo } from '@/navigation/hooks/useGo';
import type { OffPeakPackage } from '@/services/special/offPeak';
import { useServerNow } from '@/services/transport/clock/useServerNow';

import { quotaBlockText } from '../model/quotaText';
import { packageOrderRequest } from '../offPeakRequests';
import { useOwnPlates } from '../parts/useOwnPlates';
import { usePlaceOrder } from '../parts/usePlaceOrder';
import { useViolationQuota } from '../parts/useViolationQuota';
import {
  EMPTY_PACKAGE_DRAFT,
  isPackageDraft,
  type PackageDraft,
  packagePeriodFromDay,
  packageStartDays,
  resolveStartDay,
  selectPackage,
} from './model/packageDraft';
import { usePromisedPeriods } from './usePromisedPeriods';

/** The state of the form that buys a package of a lot: the options, the choices, and 下一步. */
export function usePackageForm(
  { parkId, bagId }: { readonly parkId: string; readonly bagId: string | undefined },
  packages: readonly OffPeakPackage[],
  refetchPackages: () => unknown,
) {
  const now = useServerNow();
  const go = useGo();
  const [draft, saveDraft, clearDraft] = useDraft<PackageDraft>(
    `packageCarSelect:${parkId}`,
    EMPTY_PACKAGE_DRAFT,
    isPackageDraft,
  );
  const change = (part: Partial<PackageDraft>) => saveDraft({ ...draft, ...part });
  const chosen = selectPackage(packages, draft.bagId ?? bagId);
  const { plates, isLoaded, isLoading, query: platesQuery } = useOwnPlates();
  const limit = chosen?.maxPlates ?? 1;
  const ownPlateIds = plates.map(({ plateId }) => plateId);
  const plateIds = (draft.plateIds ?? ownPlateIds.slice(0, 1)).filter((id) => ownPlateIds.includes(id)).slice(0, limit);
  const startDay = resolveStartDay(draft, now);
  const period = chosen === undefined ? null : packagePeriodFromDay(chosen, startDay);
  const promisedPeriods = usePromisedPeriods();
  const quota = useViolationQuota();
  const { placeOrder, stage, isBusy } = usePlaceOrder(packageOrderRequest, parkId, {
    onMade: (orderNo) => {
      if (period !== null) promisedPeriods.save(orderNo, period);
      clearDraft();
      go.replace('wrongTimePackagePay', { orderNo });
    },
    onRefused: refetchPackages,
  });
  const block =
    (quota === null ? '' : quotaBlockText(quota)) ||
    (chosen !== undefined && isSoldOut(chosen.leftNum) ? '这个套餐已售完' : '') ||
    (isLoaded && plates.length === 0 ? '请先添加车辆' : '') ||
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
    togglePlate: (plateId: string) => change({ plateIds: toggleSelectedPlate(plateIds, plateId, limit) }),
    days: packageStartDays(now),
    startDay,
    chooseDay: (day: string) => change({ startDay: day }),
    period,
    quota,
    block,
    stage,
    isBusy,
    submit: () => {
      if (chosen !== undefined && plateIds.length > 0)
        placeOrder({ bagId: chosen.bagId, plateIds, startDate: startDay });
    },
  };
}
