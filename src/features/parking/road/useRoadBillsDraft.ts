import { useDraft } from '@/flows/drafts/useDraft';
import { isPlainObject } from '@/lib/isPlainObject';

/** A driver's choices for the roadside bills of one plate. Bills are stored by their key. */
export interface RoadBillsDraft {
  /** Deselected bills. All others are selected. */
  leftOut: readonly string[];
  /** The bill whose photos are open; empty when none is. */
  photosOf: string;
}

const INITIAL: RoadBillsDraft = { leftOut: [], photosOf: '' };

const isRoadDraft = (value: unknown): value is RoadBillsDraft =>
  isPlainObject(value) &&
  Array.isArray(value['leftOut']) &&
  value['leftOut'].every((key) => typeof key === 'string') &&
  typeof value['photosOf'] === 'string';

export const useRoadBillsDraft = (plateNo: string) =>
  useDraft<RoadBillsDraft>(`roadParkingParkingList:${plateNo}`, INITIAL, isRoadDraft);
