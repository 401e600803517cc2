import { joinPlateCells } from '@/domain/plate/plateCells';
import { PLATE_COLOR } from '@/domain/plate/plateCodes';
import { getPlateColor } from '@/domain/plate/plateColor';
import { CAR_KIND } from '@/domain/plate/vehicleCodes';
import { isPlainObject } from '@/lib/isPlainObject';
import type { BindPlateArgs } from '@/services/charge/plates';
import { createEmptyPlateInputState } from '@/ui/plate/plateInputState';
import { isPlateDraft, type PlateDraft } from '@/widgets/plate/plateDraft';

import { CAR_KIND_OPTIONS, type CarKind } from '../../model/vehicleLabels';

/** Why the server refused the plate. */
export interface AddCarRefusal {
  /** Another account has it. */
  readonly isTaken: boolean;
  readonly text: string;
}

/** A vehicle being added. */
export interface AddCarDraft extends PlateDraft {
  /** Null until chosen. The plate then suggests it. */
  carKind: CarKind | null;
  isDefault: boolean;
  /** Why the server refused the plate that is typed now; null if it did not. */
  refusal: AddCarRefusal | null;
}

export const EMPTY_ADD_CAR_DRAFT: AddCarDraft = {
  entry: createEmptyPlateInputState(),
  isYellow: false,
  carKind: null,
  isDefault: false,
  refusal: null,
};

/** Whether a stored value is a draft of this shape. Any other value is ignored. */
export const isAddCarDraft = (value: unknown): value is AddCarDraft => {
  if (!isPlainObject(value) || !isPlateDraft(value) || typeof value['isDefault'] !== 'boolean') return false;
  const { carKind, refusal } = value;
  return (
    (carKind === null || CAR_KIND_OPTIONS.some((kind) => kind.value === carKind)) &&
    (refusal === null ||
      (isPlainObject(refusal) && typeof refusal['isTaken'] === 'boolean' && typeof refusal['text'] === 'string'))
  );
};

/** The changed draft. A refusal is removed when the plate has changed. */
export function updateAddCarDraft(draft: AddCarDraft, change: Partial<AddCarDraft>): AddCarDraft {
  const next = { ...draft, ...change };
  const isSame = joinPlateCells(next.entry.cells) === joinPlateCells(draft.entry.cells);
  return isSame ? next : { ...next, refusal: change.refusal ?? null };
}

/** The usual kind for a plate of this colour. */
export function suggestCarKind(plateNo: string, isYellow: boolean): CarKind {
  const color = getPlateColor(plateNo, isYellow);
  if (color === PLATE_COLOR.green || color === PLATE_COLOR.yellowGreen) return CAR_KIND.newEnergy;
  return color === PLATE_COLOR.yellow ? CAR_KIND.large : CAR_KIND.small;
}

/**
 * The draft as arguments of the bind call. `isFirst`: the driver has no other vehicle, so it becomes the default one.
 */
export function toBindPlateArgs({ entry, isYellow, carKind, isDefault }: AddCarDraft, isFirst: boolean): BindPlateArgs {
  const plateNo = joinPlateCells(entry.cells);
  return {
    plateNo,
    plateColor: getPlateColor(plateNo, isYellow),
    carKind: carKind ?? suggestCarKind(plateNo, isYellow),
    isDefault: isDefault || isFirst ? 1 : 0,
  };
}
