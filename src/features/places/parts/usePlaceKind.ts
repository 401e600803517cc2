import { offersCharging, offersParking } from '@/domain/offers';
import { useDraftChoice } from '@/flows/drafts/useDraftChoice';
import { useMenuConfig } from '@/flows/entry/useMenuConfig';

import type { MapKind } from '../model/mapView';

const KINDS: readonly MapKind[] = ['park', 'station'];

export interface KindChoice {
  /** The listed kind; null until the operator's menu is loaded. */
  readonly kind: MapKind | null;
  /** The operator offers both kinds. */
  readonly hasChoice: boolean;
  readonly choose: (kind: MapKind) => void;
}

/** Chooses between lots and charging stations, as far as the operator offers them. `name` identifies the choice. */
export function usePlaceKind(name: string): KindChoice {
  const { config, isSettled } = useMenuConfig();
  const [chosen, choose] = useDraftChoice<MapKind>(name, KINDS, 'park');
  const [hasParks, hasStations] = [offersParking(config), offersCharging(config)];
  const offered: MapKind = hasParks ? (hasStations ? chosen : 'park') : 'station';
  return { kind: isSettled ? offered : null, hasChoice: isSettled && hasParks && hasStations, choose };
}
