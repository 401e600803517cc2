import { useDraft } from '@/flows/drafts/useDraft';
import { useScreenNavigator } from '@/navigation/hooks/useScreenNavigator';
import { useServerNow } from '@/platform/clock/useServerNow';
import type { OffPeakSlot } from '@/services/special/offPeak';
import { offPeakSlotOrderRequest } from '@/services/special/offPeakRequests';

import { offPeakViolationQuotaBlockText } from '../model/offPeakViolationQuotaText';
import { useBoundPlates } from '../parts/useBoundPlates';
import { useOffPeakViolationQuota } from '../parts/useOffPeakViolationQuota';
import { usePlaceOffPeakOrder } from '../parts/usePlaceOffPeakOrder';
import {
  EMPTY_OFF_PEAK_SLOT_DRAFT,
  isOffPeakSlotDraft,
  type OffPeakSlotDraft,
  toOffPeakSlotPickerState,
} from './model/offPeakSlotDraft';

interface SlotAddress {
  readonly parkId: string;
  /** The slot named by the address, selected at first. */
  readonly bookId: string | undefined;
}

/**
 * The state of the form that books a slot of a lot: the options, the choices, and 下一步. `refetchSlots` reloads the
 * slots.
 */
export function useOffPeakSlotForm(
  { parkId, bookId }: SlotAddress,
  slots: readonly OffPeakSlot[],
  refetchSlots: () => unknown,
) {
  const now = useServerNow();
  const go = useScreenNavigator();
  const initialDraft: OffPeakSlotDraft = {
    ...EMPTY_OFF_PEAK_SLOT_DRAFT,
    bookId: slots.some((slot) => slot.bookId === bookId) ? (bookId ?? null) : null,
  };
  const [draft, saveDraft, clearDraft] = useDraft<OffPeakSlotDraft>(
    `subscribeCarSelect:${parkId}`,
    initialDraft,
    isOffPeakSlotDraft,
  );
  const change = (part: Partial<OffPeakSlotDraft>) => saveDraft({ ...draft, ...part });
  const choice = toOffPeakSlotPickerState(slots, draft, now);
  const { plates, isLoaded, isLoading, query: platesQuery } = useBoundPlates();
  const quota = useOffPeakViolationQuota();
  const plate = plates.find(({ plateId }) => plateId === draft.plateId) ?? plates[0];
  const { placeOrder, stage, isBusy } = usePlaceOffPeakOrder(offPeakSlotOrderRequest, parkId, {
    onMade: (orderNo) => {
      clearDraft();
      go.replace('wrongTimeSubscribePay', { orderNo });
    },
    onRefused: refetchSlots,
  });
  const quotaReason = quota === null ? '' : offPeakViolationQuotaBlockText(quota);
  const block =
    quotaReason ||
    (choice.slot === undefined ? '请选择可预约的时段' : '') ||
    (isLoaded && plate === undefined ? '请先添加车辆' : '');
  return {
    now,
    choice,
    chooseDay: (day: string) => change({ day, bookId: null }),
    chooseSlot: (chosen: string) => change({ bookId: chosen }),
    plates,
    plate,
    platesQuery,
    isLoading,
    choosePlate: (plateId: string) => change({ plateId }),
    quota,
    block,
    stage,
    isBusy,
    submit: () => {
      if (choice.slot === undefined || plate === undefined) return;
      const { plateId } = plate;
      // The submitted slot stays selected: if it is taken meanwhile, no other slot replaces it.
      change({ day: choice.day, bookId: choice.slot.bookId, plateId });
      placeOrder({ bookId: choice.slot.bookId, plateId });
    },
  };
}
export type OffPeakSlotFormState = ReturnType<typeof useOffPeakSlotForm>;
