import { useDraft } from '@/flows/drafts/useDraft';
import { isPlainObject } from '@/lib/isPlainObject';

/** What a driver has decided about the road-side bills of one plate. Bills by their key. */
export interface RoadDraft {
  /** Not to be paid now; everything else is chosen. */
  leftOut: readonly string[];
  /** The bill whose photos are open; empty for none. */
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
