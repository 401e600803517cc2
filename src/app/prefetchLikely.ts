import { hasScreen } from '@/navigation/edition';
import type { PathName } from '@/navigation/paths';

import { keepFocus } from './keepFocus';
import { loadFreshness } from './loadFreshness';
import type { Screens } from './routing/screens';

/** The screens that most drivers open next from home. */
const LIKELY: readonly PathName[] = ['mine', 'map', 'payPage', 'payResultPage'];

/** What home draws for a bill that can be paid. */
const BILL = '[data-card="due"]';

/** A failure is of no account: whoever needs the file asks for it again. */
const fetchWhatPaymentNeeds = () =>
  void Promise.allSettled([
    import(/* webpackChunkName: "payment" */ '@/flows/payment/paymentSaga'),
    import(/* webpackChunkName: "plate-keyboard" */ '@/widgets/plate/PastingPlateKeyboard'),
  ]);

/** What can wait until the page is quiet. */
export function whenQuiet(page: Window, screens: Screens): void {
  keepFocus(page.document);
  prefetchLikely(page, screens);
}

/**
 * Loads the code of the likely screens, and with a bill on home what its payment needs besides, before the line is gone at the barrier. The host's
 * code is loaded by flows/entry. A driver who saves data loads nothing ahead.
 */
function prefetchLikely(page: Window, screens: Screens): void {
  const { connection } = page.navigator as Navigator & { connection?: { saveData?: boolean } };
  if (connection?.saveData === true) return;
  void loadFreshness().catch(() => undefined);
  for (const name of LIKELY.filter(hasScreen)) void screens.prefetch(name);
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
