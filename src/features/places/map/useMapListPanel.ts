import { createPath, useLocation } from 'react-router-dom';

import { usePersistedSelection } from '@/flows/drafts/usePersistedSelection';
import { useScreenNavigator } from '@/navigation/hooks/useScreenNavigator';
import { useScreenOverlay } from '@/navigation/hooks/useScreenOverlay';
import type { PanelHeightLevel } from '@/ui/panel/panelHeights';

const RESTING_HEIGHTS = ['low', 'middle'] as const;
const isText = (value: unknown): value is string => typeof value === 'string';

/**
 * The height of the list panel over the map. The fully opened list is a layer above the map: the phone's back button
 * lowers it. The other heights are a stored choice, like a filter. Both follow replay, and a driver who returns finds
 * them unchanged.
 */
export function useMapListPanel() {
  const go = useScreenNavigator();
  const address = createPath(useLocation());
  const [restingHeight, choose] = usePersistedSelection<(typeof RESTING_HEIGHTS)[number]>(
    'map.panel',
    RESTING_HEIGHTS,
    'middle',
  );
  /** Holds the address of the map below the fully opened list. */
  const fullList = useScreenOverlay('list', isText);
  const height: PanelHeightLevel = fullList.value === null ? restingHeight : 'high';
  return {
    height,
    setHeight: (next: PanelHeightLevel) => {
      if (next === 'high') {
        fullList.open(address);
        return;
      }
      choose(next);
      if (fullList.value === address) fullList.close();
      // A filter was changed meanwhile, so the map below has an outdated address.
      else if (fullList.value !== null) go.toPath(address, { replace: true });
    },
    /** Navigates to other places at the same height. */
    toPath: fullList.replacePathBelow,
  };
}
