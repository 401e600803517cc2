import type { StoreEnhancer } from '@reduxjs/toolkit';

import type { OutsidePorts } from '@/services/transport/ports/ports';

import { confirmSwitch } from './confirmSwitch';
import { createDevTools, type DevTools } from './createDevTools';
import { type DevToolsOptions, devToolsOptions } from './devToolsOptions';
import { introduceAgain } from './introduceAgain';
import { loadAllCalls } from './loadAllCalls';

interface WithExtension {
  __REDUX_DEVTOOLS_EXTENSION__?: (options: DevToolsOptions) => StoreEnhancer;
}

/** The extension's own parameters: it would write the whole state into local storage as it is, or fetch a report from elsewhere. */
const OWN_PARAMETERS = ['debug_session', 'remotedev_report'];

function withoutOwnParameters(page: OutsidePorts['page']): void {
  const address = new URL(page.href());
  if (!OWN_PARAMETERS.some((name) => address.searchParams.has(name))) return;
  for (const name of OWN_PARAMETERS) address.searchParams.delete(name);
  page.replaceAddress(address.href);
}

/**
 * Decides whether DevTools open. Undefined where the extension is missing or, in production, where the server does not confirm that
 * operations switched it on for this driver. No address and no stored value can open it.
 */
export async function openDevTools(
  page: Window,
  outside: OutsidePorts,
  isProduction = process.env.NODE_ENV === 'production',
): Promise<DevTools | undefined> {
  const extension = (page as WithExtension).__REDUX_DEVTOOLS_EXTENSION__;
  if (extension === undefined) return undefined;
  if (isProduction && !(await confirmSwitch(outside))) return undefined;
  outside.page.whenIdle(() => void loadAllCalls());
  withoutOwnParameters(outside.page);
  const times = new WeakMap<object, number>();
  const devTools = createDevTools(page, outside, extension(devToolsOptions(isProduction, times)), times);
  const forget = introduceAgain(page);
  return {
    ...devTools,
    stop: () => {
      forget();
      devTools.stop();
    },
  };
}
