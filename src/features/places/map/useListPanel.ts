import { createPath, useLocation } from 'react-router-dom';

import { useChoice } from '@/flows/drafts/useChoice';
import { useGo } from '@/navigation/hooks/useGo';
import { useLayer } from '@/navigation/hooks/useLayer';
import type { PanelHeight } from '@/ui/panel/panelHeights';

const AT_REST = ['low', 'middle'] as const;
const isText = (value: unknown): value is string => typeof value === 'string';

/**
 * How high the list stands over the map. The whole list is opened above the map: the phone's back lowers it. How much of the map is seen otherwise is a
 * choice like a filter. Both follow a jump in time, and who comes back finds them as they were.
 */
export function useListPanel() {
  const go = useGo();
  const address = createPath(useLocation());
  const [rest, choose] = useChoice<(typeof AT_REST)[number]>('map.panel', AT_REST, 'middle');
  /** The address of the map below. */
  const whole = useLayer('list', isText);
  const height: PanelHeight = whole.value === null ? rest : 'high';
  return {
    height,
    setHeight: (next: PanelHeight) => {
      if (next === 'high') {
        whole.open(address);
        return;
      }
      choose(next);
      if (whole.value === address) whole.close();
      // A filter was chosen meanwhile: the map below does not have it.
      else if (whole.value !== null) go.toPath(address, { replace: true });
    },
    /** Shows other places at the same height. */
    toPath: whole.keepOver,
  };
}
