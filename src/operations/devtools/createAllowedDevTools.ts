import type { StoreEnhancer } from '@reduxjs/toolkit';

import type { OutsidePorts } from '@/platform/ports/ports';

import { createDevToolsOptions, type DevToolsOptions } from './createDevToolsOptions';
import { createDevToolsSetup, type DevToolsSetup } from './createDevToolsSetup';
import { shouldQueryDevToolsSwitch, storeDevToolsSwitch } from './devToolsSwitch';
import { fetchDevToolsSwitch } from './fetchDevToolsSwitch';
import { loadAllEndpointCode } from './loadAllEndpointCode';
import { reregisterDevToolsOnClose } from './reregisterDevToolsOnClose';

interface WithExtension {
  __REDUX_DEVTOOLS_EXTENSION__?: (options: DevToolsOptions) => StoreEnhancer;
}

/**
 * Parameters of the extension: they make it write the unredacted state into local storage, or fetch a report from
 * another server.
 */
const EXTENSION_PARAMETERS = ['debug_session', 'remotedev_report'];

function removeExtensionParams(page: OutsidePorts['page']): void {
  const address = new URL(page.href());
  if (!EXTENSION_PARAMETERS.some((name) => address.searchParams.has(name))) return;
  for (const name of EXTENSION_PARAMETERS) address.searchParams.delete(name);
  page.replaceAddress(address.href);
}

/**
 * Decides whether DevTools open. Undefined where the extension is missing or, in production, where the server does not
 * confirm that operations switched it on for this driver. No address and no stored value can open it.
 */
export async function createAllowedDevTools(
  page: Window,
  outside: OutsidePorts,
  isProduction = process.env.NODE_ENV === 'production',
): Promise<DevToolsSetup | undefined> {
  const extension = (page as WithExtension).__REDUX_DEVTOOLS_EXTENSION__;
  if (extension === undefined) return undefined;
  if (isProduction && !(await fetchDevToolsSwitch(outside))) return undefined;
  outside.page.whenIdle(() => void loadAllEndpointCode());
  removeExtensionParams(outside.page);
  const times = new WeakMap<object, number>();
  const devTools = createDevToolsSetup(page, outside, extension(createDevToolsOptions(isProduction, times)), times);
  const stopReregistering = reregisterDevToolsOnClose(page);
  return {
    ...devTools,
    stop: () => {
      stopReregistering();
      devTools.stop();
    },
  };
}

/** The same for a device with a stored answer of the server. One that has expired is removed, and nothing is queried. */
export async function createSwitchedOnDevTools(
  page: Window,
  outside: OutsidePorts,
): Promise<DevToolsSetup | undefined> {
  const { local, clock } = outside;
  if (process.env.NODE_ENV !== 'production' || shouldQueryDevToolsSwitch(local, clock.deviceNow()))
    return createAllowedDevTools(page, outside);
  storeDevToolsSwitch(local, false, clock.deviceNow());
  return undefined;
}
