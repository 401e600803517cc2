import { useDraft } from '@/flows/drafts/useDraft';
import { useGo } from '@/navigation/hooks/useGo';
import type { OffPeakSlot } from '@/services/special/offPeak';
import { useServerNow } from '@/services/transport/clock/useServerNow';

import { quotaBlock } from '../model/quotaWords';
import { slotOrdering } from '../offPeakRequests';
import { useOrdering } from '../parts/useOrdering';
import { useOwnPlates } from '../parts/useOwnPlates';
import { useQuota } from '../parts/useQuota';
import { EMPTY_SLOT, isSlotDraft, slotChoice, type SlotDraft } from './model/slotDraft';

interface Lot {
  readonly parkId: string;
  /** From the address: the slot to begin with. */
  readonly bookId: string | undefined;
}

/** The form that books a slot of a lot: what can be chosen, what is chosen, and 下一步. `readAgain` reads the slots again. */
export function useSlotForm({ parkId, bookId }: Lot, offered: readonly OffPeakSlot[], readAgain: () => unknown) {
  const now = useServerNow();
  const go = useGo();
  const first: SlotDraft = {
    ...EMPTY_SLOT,
    bookId: offered.some((slot) => slot.bookId === bookId) ? (bookId ?? null) : null,
  };
  const [draft, keep, drop] = useDraft<SlotDraft>(`subscribeCarSelect:${parkId}`, first, isSlotDraft);
  const change = (part: Partial<SlotDraft>) => keep({ ...draft, ...part });
  const choice = slotChoice(offered, draft, now);
  const { plates, isKnown, isLoading, query: platesQuery } = useOwnPlates();
  const quota = useQuota();
  const plate = plates.find(({ plateId }) => plateId === draft.plateId) ?? plates[0];
  const { order, stage, isBusy } = useOrdering(slotOrdering, parkId, {
    onMade: (orderNo) => {
      drop();
      go.instead('wrongTimeSubscribePay', { orderNo });
    },
    onRefused: readAgain,
  });
  const quotaText = quota === null ? '' : quotaBlock(quota);
  const block =
    quotaText ||
    (choice.slot === undefined ? '请选择可预约的时段' : '') ||
    (isKnown && plate === undefined ? '请先添加车辆' : '');
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
      // What the driver has agreed to stays the choice: if it is taken meanwhile, no other slot takes its place.
      change({ day: choice.day, bookId: choice.slot.bookId, plateId });
      order({ bookId: choice.slot.bookId, plateId });
    },
  };
}
export type SlotForm = ReturnType<typeof useSlotForm>;
