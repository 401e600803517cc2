import type { OutsidePorts } from '@/platform/ports/ports';

import { DEV_TOOLS_SWITCH_EXPIRY_KEY } from './devToolsSwitch';

/**
 * Whether to load DevTools' code. In production a stored answer of the server is enough for that; the code itself
 * checks its age and queries the server, whose response decides.
 */
export const canLoadDevTools = (local: OutsidePorts['local']): boolean =>
  process.env.NODE_ENV !== 'production' || local.get(DEV_TOOLS_SWITCH_EXPIRY_KEY) !== null;
