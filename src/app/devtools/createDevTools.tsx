import type { StoreEnhancer } from '@reduxjs/toolkit';
import { createRoot, type Root } from 'react-dom/client';

import type { OutsidePorts } from '@/services/transport/ports/ports';

import type { StoreTools } from '../store';
import { createGuards } from './guards';
import { ReplayBanner } from './ReplayBanner';
import { sealPorts } from './sealPorts';

export interface DevTools {
  /** What the app is to be started with. */
  readonly outside: OutsidePorts;
  readonly tools: StoreTools;
  stop(): void;
}

/**
 * The app's outside and store, arranged so that DevTools can be used on them: a jump fires nothing, a click while an earlier moment is
 * in view does nothing, and an imported recording is looked at without a call, a flow, a cookie or a write.
 *
 * @param instrument the enhancer of the extension, or of @redux-devtools/instrument
 */
export function createDevTools(page: Window, outside: OutsidePorts, instrument: StoreEnhancer): DevTools {
  let endFlows: () => void = () => undefined;
  const banner = page.document.createElement('div');
  let root: Root | undefined;
  const guards = createGuards(page, () => {
    sealed.shut();
    // Not in the middle of DevTools' own reducer: an ending flow looks at the store.
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
    stop: () => {
      guards.stop();
      root?.unmount();
      banner.remove();
    },
  };
}
