import type { StoreEnhancer } from '@reduxjs/toolkit';
import { createRoot, type Root } from 'react-dom/client';

import type { OutsidePorts } from '@/services/transport/ports/ports';

import type { StoreTools } from '../store';
import { createGuards } from './guards';
import { ReplayBanner } from './ReplayBanner';
import { sealPorts } from './sealPorts';

export interface DevTools {
  /** The ports that the app is started with. */
  readonly outside: OutsidePorts;
  readonly tools: StoreTools;
  /** False while an earlier moment is shown. */
  isPresent(this: void): boolean;
  stop(): void;
}

/**
 * Prepares the app's ports and store for DevTools. A jump triggers no side effects. A click while an earlier moment is shown does nothing.
 * An imported recording is shown without calls, flows, cookies or writes.
 *
 * @param instrument the enhancer of the extension, or of @redux-devtools/instrument
 */
export function createDevTools(page: Window, outside: OutsidePorts, instrument: StoreEnhancer): DevTools {
  let endFlows: () => void = () => undefined;
  const banner = page.document.createElement('div');
  let root: Root | undefined;
  const guards = createGuards(page, () => {
    sealed.shut();
    // Deferred, because DevTools' own reducer is still running and a flow that ends reads the store.
    void Promise.resolve().then(() => {
      endFlows();
      page.document.body.prepend(banner);
      root = createRoot(banner);
      root.render(
        <ReplayBanner
          onLeave={() => {
            outside.page.reload();
          }}
        />,
      );
    });
  });
  const sealed = sealPorts(outside, guards);
  return {
    outside: sealed.outside,
    tools: {
      arrange: (usual, last) => [guards.outer, ...usual, guards.inner, last, instrument, guards.sensor],
      connect: (end) => {
        endFlows = end;
      },
    },
    isPresent: () => guards.momentMs() === null,
    stop: () => {
      guards.stop();
      root?.unmount();
      banner.remove();
    },
  };
}
