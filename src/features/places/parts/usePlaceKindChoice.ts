import { offersCharging, offersParking } from '@/domain/offers';
import { usePersistedSelection } from '@/flows/drafts/usePersistedSelection';
import { useMenuConfig } from '@/flows/entry/useMenuConfig';

import type { PlaceKind } from '../model/mapView';

const KINDS: readonly PlaceKind[] = ['park', 'station'];

export interface PlaceKindChoice {
  /** The listed kind; null until the operator's menu is loaded. */
  readonly kind: PlaceKind | null;
  /** The operator offers both kinds. */
  readonly hasChoice: boolean;
  readonly choose: (kind: PlaceKind) => void;
}

/** Chooses between lots and charging stations, as far as the operator offers them. `name` identifies the choice. */
export function usePlaceKindChoice(name: string): PlaceKindChoice {
  const { config, isSettled } = useMenuConfig();
  const [chosen, choose] = usePersistedSelection<PlaceKind>(name, KINDS, 'park');
  const [hasParks, hasStations] = [offersParking(config), offersCharging(config)];
  const offered: PlaceKind = hasParks ? (hasStations ? chosen : 'park') : 'station';
  return { kind: isSettled ? offered : null, hasChoice: isSettled && hasParks && hasStations, choose };
}
