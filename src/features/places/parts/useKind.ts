import { offersCharging, offersParking } from '@/domain/offers';
import { useChoice } from '@/flows/drafts/useChoice';
import { useMenuConfig } from '@/flows/entry/useMenuConfig';

import type { MapKind } from '../model/mapView';

const KINDS: readonly MapKind[] = ['park', 'station'];

export interface KindChoice {
  /** The kind that is listed; null until the operator's offer is known. */
  readonly kind: MapKind | null;
  /** Both are offered. */
  readonly hasChoice: boolean;
  readonly choose: (kind: MapKind) => void;
}

/** Lots or charging stations, as far as the operator has them. `name` identifies the choice. */
export function useKind(name: string): KindChoice {
  const { config, isSettled } = useMenuConfig();
  const [chosen, choose] = useChoice<MapKind>(name, KINDS, 'park');
  const [hasParks, hasStations] = [offersParking(config), offersCharging(config)];
  const offered: MapKind = hasParks ? (hasStations ? chosen : 'park') : 'station';
  return { kind: isSettled ? offered : null, hasChoice: isSettled && hasParks && hasStations, choose };
}
