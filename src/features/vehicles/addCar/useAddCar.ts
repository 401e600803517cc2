import { useStore } from 'react-redux';

import { joinCells } from '@/domain/plate/plateCells';
import { isQueryable } from '@/domain/plate/plateRules';
import { type DraftsState, selectDrafts } from '@/flows/drafts/draftsSlice';
import { useDraft } from '@/flows/drafts/useDraft';
import { useToast } from '@/flows/notices/useDialogs';
import { useScreenGuard } from '@/navigation/hooks/useScreenGuard';
import {
  type BoundPlate,
  CODE_PLATE_TAKEN,
  useBindPlateMutation,
  useListBoundPlatesQuery,
} from '@/services/charge/plates';
import { isServiceError } from '@/services/transport/query/serviceError';
import { atFirstGap } from '@/ui/plate/plateEntry';
import { failureLine } from '@/widgets/loading/failureWords';
import { INCOMPLETE_PLATE } from '@/widgets/plate/plateWords';

import { type AddCarDraft, changed, EMPTY_ADD_CAR, isAddCarDraft, toBind } from './model/addCarForm';

export interface AddCar {
  readonly draft: AddCarDraft;
  change(change: Partial<AddCarDraft>): void;
  /** The driver has no vehicle yet. */
  readonly isFirst: boolean;
  readonly isBusy: boolean;
  submit(): void;
}

/** State and actions for adding a vehicle on the screen `form`. The typed values stay until it was added. */
export function useAddCar(form: string, onAdded: (plate: BoundPlate) => void): AddCar {
  const toast = useToast();
  const store = useStore<{ drafts: DraftsState }>();
  const [draft, keep, drop] = useDraft(form, EMPTY_ADD_CAR, isAddCarDraft);
  const { currentData: plates } = useListBoundPlatesQuery();
  const [bindPlate, { isLoading }] = useBindPlateMutation({ fixedCacheKey: form });
  const isFirst = plates?.results.length === 0;
  const stillHere = useScreenGuard();
  const add = async () => {
    const isHere = stillHere();
    keep({ ...draft, entry: { ...draft.entry, active: null }, refusal: null });
    const { data: plate, error } = await bindPlate(toBind(draft, isFirst));
    if (plate !== undefined) {
      drop();
      toast(`已添加 ${plate.formatPlateNo}`);
      if (isHere()) onAdded(plate);
    } else if (isServiceError(error) && error.handled) {
      const text = error.kind === 'refused' && error.message !== '' ? error.message : failureLine(error);
      // The driver may have typed another plate meanwhile. The response is not about that one.
      const now = selectDrafts(store.getState())[form]?.value;
      if (isAddCarDraft(now) && joinCells(now.entry.cells) === joinCells(draft.entry.cells))
        keep({ ...now, refusal: { isTaken: error.code === CODE_PLATE_TAKEN, text } });
    }
  };
  return {
    draft,
    change: (change) => {
      keep(changed(draft, change));
    },
    isFirst,
    isBusy: isLoading,
    submit: () => {
      if (isLoading) return;
      if (isQueryable(draft.entry.cells)) void add();
      else {
        toast(INCOMPLETE_PLATE);
        keep(changed(draft, { entry: atFirstGap(draft.entry) }));
      }
    },
  };
}
