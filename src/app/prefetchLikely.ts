import { hasScreen } from '@/navigation/edition';
import type { PathName } from '@/navigation/paths';

import { fetchOnly } from './fetchOnly';
import { keepFocus } from './keepFocus';
import { loadFreshness } from './loadFreshness';
import type { Screens } from './routing/screens';

/** The screens that most drivers open next from home. */
const LIKELY: readonly PathName[] = ['mine', 'map', 'payPage', 'payResultPage'];

/** What home draws for a bill that can be paid. */
const BILL = '[data-card="due"]';

const fetchWhatPaymentNeeds = () => {
  fetchOnly(() => import(/* webpackChunkName: "payment" */ '@/flows/payment/paymentSaga'));
  fetchOnly(() => import(/* webpackChunkName: "plate-keyboard" */ '@/widgets/plate/PastingPlateKeyboard'));
};

/** Once the driver has touched the page, the likely screens are made ready to be drawn, each in an idle moment of its own. */
function runAfterTouch(
  page: Window,
  names: readonly PathName[],
  screens: Screens,
  whenIdle: (work: () => void) => void,
) {
  const runNext = ([name, ...others]: readonly PathName[]) => {
    if (name === undefined) return;
    void screens.prefetch(name).then(() => {
      whenIdle(() => {
        runNext(others);
      });
    });
  };
  page.document.addEventListener(
    'pointerdown',
    () => {
      whenIdle(() => {
        runNext(names);
      });
    },
    { once: true, passive: true },
  );
}

/** What can wait until the page is quiet. */
export function whenQuiet(page: Window, screens: Screens, whenIdle: (work: () => void) => void): void {
  keepFocus(page.document);
  prefetchLikely(page, screens, whenIdle);
}

/**
 * Fetches the code of the likely screens, and with a bill on home what its payment needs besides, before the line is gone at the barrier. The host's
 * code is loaded by flows/entry. A driver who saves data loads nothing ahead.
 */
function prefetchLikely(page: Window, screens: Screens, whenIdle: (work: () => void) => void): void {
  const { connection } = page.navigator as Navigator & { connection?: { saveData?: boolean } };
  if (connection?.saveData === true) return;
  const names = LIKELY.filter(hasScreen);
  fetchOnly(loadFreshness);
  for (const name of names) fetchOnly(() => screens.prefetch(name));
  runAfterTouch(page, names, screens, whenIdle);
  const { body } = page.document;
  const isThere = () => body.querySelector(BILL) !== null;
  if (isThere()) {
    fetchWhatPaymentNeeds();
    return;
  }
  const observer = new MutationObserver(() => {
    if (!isThere()) return;
    observer.disconnect();
    fetchWhatPaymentNeeds();
  });
  observer.observe(body, { childList: true, subtree: true, attributes: true, attributeFilter: ['data-card'] });
}
