import { act } from '@testing-library/react';

import { findScreenNameByPathname, paths, type ScreenName } from '@/navigation/paths';
import { getLoadedServices } from '@/services/eagerServices';

import { callKeyOf } from '../../../mocks/api/endpoint';
import { createBackend } from '../../../mocks/app';
import { fetchPort } from '../../../mocks/fetchPort';
import { DRIVERS } from '../../../mocks/world/core/seeded';
import type { ScenarioName } from '../../../mocks/world/scenarios';
import { ASSUMED_CALLS, PUBLISHED_CALLS } from '../../data/contractCalls';
import type { GoodVisit } from '../../data/goodVisits';
import { makeApp } from '../makeApp';
import { type Change, changingLine } from './answersOnTheWay';
import { isFull } from './thoroughness';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** After this many turns of the event loop without a call or a change of the page, nothing more comes by itself. */
const QUIET_TURNS = 3;
const MOST_TURNS = 2_000;

/** What a screen must never show, in words or in an address: the text of a missing or invalid value. */
const LEAK = /NaN|null|undefined|Invalid Date|\[object /;
const READ = [
  'aria-label',
  'aria-description',
  'alt',
  'title',
  'placeholder',
  'href',
  'src',
  'value',
  'style',
] as const;

/** The places where such a text stands in the words, names and addresses of the page. */
export function leaks(page: HTMLElement = document.body): string[] {
  const texts = [page.textContent];
  for (const element of page.querySelectorAll('*')) {
    for (const name of READ) texts.push(element.getAttribute(name) ?? '');
    if (element instanceof HTMLInputElement) texts.push(element.value);
  }
  return texts.flatMap((text) => {
    const at = text.search(LEAK);
    return at < 0 ? [] : [text.slice(Math.max(0, at - 30), at + 30)];
  });
}

/** The links of the page that lead to no screen. */
export const strayLinks = (): string[] =>
  Array.from(document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]'), ({ pathname }) => pathname)
    .filter((pathname) => findScreenNameByPathname(pathname) === undefined)
    .map((pathname) => `links to ${pathname}`);

/** The screens that links of the page lead to. */
export const linkedScreens = (): ScreenName[] =>
  Array.from(
    document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]'),
    ({ pathname }) => findScreenNameByPathname(pathname) ?? 'notFound',
  );

/** Whether the screen is missing or has no text. */
export const isBlank = (): boolean =>
  (document.querySelector('[data-screen]')?.textContent ?? '').replace(/\s/g, '') === '';

/** The slice of the service that a call belongs to. The key is the call's key. */
const sliceOf = new Map<string, string>(
  [...PUBLISHED_CALLS, ...ASSUMED_CALLS].map((call) => [callKeyOf(call), `${call.service}Api`]),
);

/**
 * A whole app at a good visit, over a connection that can change responses. It can be visited again as if for the first time. Redux Toolkit's checks
 * look through the whole state at each action, a fifth of a walk's time: `npm test` has them on for one walk over each route (`plain`), a full run for all.
 */
export async function walkingApp(
  { who, at }: Pick<GoodVisit, 'who' | 'at'>,
  change: Change = (data) => data,
  seed: ScenarioName = 'default',
) {
  const backend = createBackend({ seed });
  const line = changingLine(fetchPort(backend.app), change);
  const address = at(backend.world);
  // The host has named the driver, without which the booking service is not asked.
  const signIn =
    who === 'driver' ? { signedInAs: DRIVERS.lin.phone, local: new Map([['openid', DRIVERS.lin.openid]]) } : {};
  const app = await makeApp({
    at: address,
    backend,
    fetch: line.fetch,
    checksState: isFull || seed === 'plain',
    ...signIn,
  });
  let changes = 0;
  const observer = new MutationObserver(() => {
    changes += 1;
  });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
  const settle = async () => {
    let before = -1;
    for (let quiet = 0, turn = 0; quiet < QUIET_TURNS && turn < MOST_TURNS; turn += 1) {
      await pause(1);
      const now = changes + line.sent;
      quiet = line.underWay === 0 && now === before ? quiet + 1 : 0;
      before = now;
    }
  };
  const goTo = async (path: string) => {
    act(() => {
      app.app.navigator.replace(path);
    });
    await settle();
  };
  await settle();
  let changedBefore: string[] = [];
  return {
    ...app,
    line,
    address,
    settle,
    goTo,
    /**
     * Visits the same page as if for the first time. It leaves the screen and discards the responses of the services whose
     * calls are changed now or were changed the last time. Calls that flows made at the start of the app are not repeated.
     */
    again: async (...keys: string[]) => {
      act(() => {
        app.app.navigator.replace(paths.notFound);
      });
      const changed = [...changedBefore, ...keys].map((key) => sliceOf.get(key));
      changedBefore = keys;
      for (const service of getLoadedServices())
        if (changed.includes(service.reducerPath)) app.store.dispatch(service.util.resetApiState());
      await goTo(address);
    },
  };
}
