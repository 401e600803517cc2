import { useStore } from 'react-redux';

import { joinPlateCells } from '@/domain/plate/plateCells';
import { isQueryablePlate } from '@/domain/plate/plateRules';
import { type DraftsState, selectDrafts } from '@/flows/drafts/draftsSlice';
import { useDraft } from '@/flows/drafts/useDraft';
import { useToast } from '@/flows/notices/useDialogs';
import { useScreenUnchangedCheck } from '@/navigation/hooks/useScreenUnchangedCheck';
import { isServiceError } from '@/services/base/baseQuery/serviceError';
import {
  type BoundPlate,
  PLATE_TAKEN_ERROR_CODE,
  useBindPlateMutation,
  useListBoundPlatesQuery,
} from '@/services/charge/plates';
import { activateFirstInvalidPlateCell } from '@/ui/plate/plateInputState';
import { serviceErrorText } from '@/widgets/loading/toServiceErrorMessage';
import { INCOMPLETE_PLATE_TEXT } from '@/widgets/plate/plateText';

import {
  type AddCarDraft,
  EMPTY_ADD_CAR_DRAFT,
  isAddCarDraft,
  toBindPlateArgs,
  updateAddCarDraft,
} from './model/addCarForm';

export interface AddCarState {
  readonly draft: AddCarDraft;
  change(change: Partial<AddCarDraft>): void;
  /** The driver has no vehicle yet. */
  readonly isFirst: boolean;
  readonly isBusy: boolean;
  submit(): void;
}

/** State and actions for adding a vehicle on the screen `form`. The draft is stored until the vehicle is added. */
export function useAddCar(form: string, onAdded: (plate: BoundPlate) => void): AddCarState {
  const toast = useToast();
  const store = useStore<{ drafts: DraftsState }>();
  const [draft, saveDraft, clearDraft] = useDraft(form, EMPTY_ADD_CAR_DRAFT, isAddCarDraft);
  const { currentData: plates } = useListBoundPlatesQuery();
  const [bindPlate, { isLoading }] = useBindPlateMutation({ fixedCacheKey: form });
  const isFirst = plates?.results.length === 0;
  const guardScreen = useScreenUnchangedCheck();
  const add = async () => {
    const isOnScreen = guardScreen();
    saveDraft({ ...draft, entry: { ...draft.entry, active: null }, refusal: null });
    const { data: plate, error } = await bindPlate(toBindPlateArgs(draft, isFirst));
    if (plate !== undefined) {
      clearDraft();
      toast(`已添加 ${plate.formatPlateNo}`);
      if (isOnScreen()) onAdded(plate);
    } else if (isServiceError(error) && error.handled) {
      const text = error.kind === 'refused' && error.message !== '' ? error.message : serviceErrorText(error);
      // Ignore the response if the driver has typed another plate meanwhile.
      const current = selectDrafts(store.getState())[form]?.value;
      if (isAddCarDraft(current) && joinPlateCells(current.entry.cells) === joinPlateCells(draft.entry.cells))
        saveDraft({ ...current, refusal: { isTaken: error.code === PLATE_TAKEN_ERROR_CODE, text } });
    }
  };
  return {
    draft,
    change: (change) => {
      saveDraft(updateAddCarDraft(draft, change));
    },
    isFirst,
    isBusy: isLoading,
    submit: () => {
      if (isLoading) return;
      if (isQueryablePlate(draft.entry.cells)) void add();
      else {
        toast(INCOMPLETE_PLATE_TEXT);
        saveDraft(updateAddCarDraft(draft, { entry: activateFirstInvalidPlateCell(draft.entry) }));
      }
    },
  };
}
