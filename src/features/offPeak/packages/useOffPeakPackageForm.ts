import { isSoldOut } from '@/domain/places/remainingCountText';
import { toggleSelectedPlate } from '@/domain/plate/toggleSelectedPlate';
import { useDraft } from '@/flows/drafts/useDraft';
import { useScreenNavigator } from '@/navigation/hooks/useScreenNavigator';
import { useServerNow } from '@/platform/clock/useServerNow';
import type { OffPeakPackage } from '@/services/special/offPeak';
import { offPeakPackageOrderRequest } from '@/services/special/offPeakRequests';

import { offPeakViolationQuotaBlockText } from '../model/offPeakViolationQuotaText';
import { useBoundPlates } from '../parts/useBoundPlates';
import { useOffPeakViolationQuota } from '../parts/useOffPeakViolationQuota';
import { usePlaceOffPeakOrder } from '../parts/usePlaceOffPeakOrder';
import {
  calculateOffPeakPackagePeriodFromDay,
  EMPTY_OFF_PEAK_PACKAGE_DRAFT,
  isOffPeakPackageDraft,
  listOffPeakPackageStartDayOptions,
  type OffPeakPackageDraft,
  resolveOffPeakPackageStartDay,
  resolveSelectedOffPeakPackage,
} from './model/offPeakPackageDraft';
import { usePromisedOffPeakPackagePeriods } from './usePromisedOffPeakPackagePeriods';

/** The state of the form that buys a package of a lot: the options, the choices, and 下一步. */
export function useOffPeakPackageForm(
  { parkId, bagId }: { readonly parkId: string; readonly bagId: string | undefined },
  packages: readonly OffPeakPackage[],
  refetchPackages: () => unknown,
) {
  const now = useServerNow();
  const go = useScreenNavigator();
  const [draft, saveDraft, clearDraft] = useDraft<OffPeakPackageDraft>(
    `packageCarSelect:${parkId}`,
    EMPTY_OFF_PEAK_PACKAGE_DRAFT,
    isOffPeakPackageDraft,
  );
  const change = (part: Partial<OffPeakPackageDraft>) => saveDraft({ ...draft, ...part });
  const chosen = resolveSelectedOffPeakPackage(packages, draft.bagId ?? bagId);
  const { plates, isLoaded, isLoading, query: platesQuery } = useBoundPlates();
  const limit = chosen?.maxPlates ?? 1;
  const ownPlateIds = plates.map(({ plateId }) => plateId);
  const plateIds = (draft.plateIds ?? ownPlateIds.slice(0, 1)).filter((id) => ownPlateIds.includes(id)).slice(0, limit);
  const startDay = resolveOffPeakPackageStartDay(draft, now);
  const period = chosen === undefined ? null : calculateOffPeakPackagePeriodFromDay(chosen, startDay);
  const promisedPeriods = usePromisedOffPeakPackagePeriods();
  const quota = useOffPeakViolationQuota();
  const { placeOrder, stage, isBusy } = usePlaceOffPeakOrder(offPeakPackageOrderRequest, parkId, {
    onMade: (orderNo) => {
      if (period !== null) promisedPeriods.save(orderNo, period);
      clearDraft();
      go.replace('wrongTimePackagePay', { orderNo });
    },
    onRefused: refetchPackages,
  });
  const block =
    (quota === null ? '' : offPeakViolationQuotaBlockText(quota)) ||
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
    days: listOffPeakPackageStartDayOptions(now),
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
