import type { OutsidePorts } from '@/platform/ports/ports';

import { shouldQueryDevToolsSwitch } from './devToolsSwitch';

/**
 * Whether to load DevTools' code. In production this only decides whether to query the server, whose response decides
 * the rest.
 */
export const canLoadDevTools = ({ local, clock }: Pick<OutsidePorts, 'local' | 'clock'>): boolean =>
  process.env.NODE_ENV !== 'production' || shouldQueryDevToolsSwitch(local, clock.deviceNow());
