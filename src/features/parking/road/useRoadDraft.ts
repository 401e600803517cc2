import { useDraft } from '@/flows/drafts/useDraft';
import { isPlainObject } from '@/lib/isPlainObject';

/** A driver's choices for the roadside bills of one plate. Bills are stored by their key. */
export interface RoadDraft {
  /** Deselected bills. All others are selected. */
  leftOut: readonly string[];
  /** The bill whose photos are open; empty when none is. */
  photosOf: string;
}

const INITIAL: RoadDraft = { leftOut: [], photosOf: '' };

const isRoadDraft = (value: unknown): value is RoadDraft =>
  isPlainObject(value) &&
  Array.isArray(value['leftOut']) &&
  value['leftOut'].every((key) => typeof key === 'string') &&
  typeof value['photosOf'] === 'string';

export const useRoadDraft = (plateNo: string) =>
  useDraft<RoadDraft>(`roadParkingParkingList:${plateNo}`, INITIAL, isRoadDraft);
