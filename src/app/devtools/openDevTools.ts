import type { StoreEnhancer } from '@reduxjs/toolkit';

import type { OutsidePorts } from '@/services/transport/ports/ports';

import { confirmSwitch } from './confirmSwitch';
import { createDevTools, type DevTools } from './createDevTools';
import { type DevToolsOptions, devToolsOptions } from './devToolsOptions';
import { loadAllCalls } from './loadAllCalls';

interface WithExtension {
  __REDUX_DEVTOOLS_EXTENSION__?: (options: DevToolsOptions) => StoreEnhancer;
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
  const times = new WeakMap<object, number>();
  return createDevTools(page, outside, extension(devToolsOptions(isProduction, times)), times);
}
