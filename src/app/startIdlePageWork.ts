import { hasScreen } from '@/navigation/edition';
import type { ScreenName } from '@/navigation/paths';

import { downloadChunksWithoutRunning } from './downloadChunksWithoutRunning';
import { loadCacheInvalidationTable } from './loadCacheInvalidationTable';
import { restoreLostFocus } from './restoreLostFocus';
import type { ScreenLoader } from './routing/screens';

/** The screens that most drivers open next from home. */
const LIKELY_SCREENS: readonly ScreenName[] = ['mine', 'map', 'payPage', 'payResultPage'];

/** The card that home shows for a bill that can be paid. */
const DUE_BILL_SELECTOR = '[data-card="due"]';

const downloadPaymentCode = () => {
  downloadChunksWithoutRunning(() => import(/* webpackChunkName: "payment" */ '@/flows/payment/paymentSaga'));
  downloadChunksWithoutRunning(
    () => import(/* webpackChunkName: "plate-keyboard" */ '@/widgets/plate/PastingPlateKeyboard'),
  );
};

/** After the driver's first touch, the likely screens' code is run in advance, each in a separate idle period. */
function prefetchAfterTouch(
  page: Window,
  names: readonly ScreenName[],
  screens: ScreenLoader,
  whenIdle: (work: () => void) => void,
) {
  const prefetchNext = ([name, ...others]: readonly ScreenName[]) => {
    if (name === undefined) return;
    void screens.prefetch(name).then(() => {
      whenIdle(() => {
        prefetchNext(others);
      });
    });
  };
  page.document.addEventListener(
    'pointerdown',
    () => {
      whenIdle(() => {
        prefetchNext(names);
      });
    },
    { once: true, passive: true },
  );
}

/** Starts the work that can wait until the page is idle. */
export function startIdlePageWork(page: Window, screens: ScreenLoader, whenIdle: (work: () => void) => void): void {
  restoreLostFocus(page.document);
  prefetchLikely(page, screens, whenIdle);
}

/**
 * Downloads the code of the likely screens and, if home shows a bill, the code of its payment, before the connection is
 * lost at the barrier. The host's code is loaded by flows/entry. A driver with data saving downloads nothing ahead.
 */
function prefetchLikely(page: Window, screens: ScreenLoader, whenIdle: (work: () => void) => void): void {
  const { connection } = page.navigator as Navigator & { connection?: { saveData?: boolean } };
  if (connection?.saveData === true) return;
  const names = LIKELY_SCREENS.filter(hasScreen);
  downloadChunksWithoutRunning(loadCacheInvalidationTable);
  for (const name of names) downloadChunksWithoutRunning(() => screens.prefetch(name));
  prefetchAfterTouch(page, names, screens, whenIdle);
  const { body } = page.document;
  const hasDueBill = () => body.querySelector(DUE_BILL_SELECTOR) !== null;
  if (hasDueBill()) {
    downloadPaymentCode();
    return;
  }
  const observer = new MutationObserver(() => {
    if (!hasDueBill()) return;
    observer.disconnect();
    downloadPaymentCode();
  });
  observer.observe(body, { childList: true, subtree: true, attributes: true, attributeFilter: ['data-card'] });
}
