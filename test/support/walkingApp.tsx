import { act } from '@testing-library/react';

import { paths } from '@/navigation/paths';
import { presentServices } from '@/services/services';

import { callKeyOf } from '../../mocks/api/endpoint';
import { createBackend } from '../../mocks/app';
import { fetchPort } from '../../mocks/fetchPort';
import { DRIVERS } from '../../mocks/world/core/seeded';
import { ASSUMED_CALLS, PUBLISHED_CALLS } from '../data/contractCalls';
import type { GoodVisit } from '../data/goodVisits';
import { type Change, changingLine } from './answersOnTheWay';
import { makeApp } from './makeApp';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** So many turns of the event loop without a call and without a change of the page: then nothing more comes by itself. */
const QUIET_TURNS = 3;
const MOST_TURNS = 2_000;

/** What must never be read on a screen: a value that nobody had, in words or in an address. */
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

/** Values that nobody had among the words, names and addresses of the page. */
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

/** Whether the screen stands there and says something. */
export const isBlank = (): boolean =>
  (document.querySelector('[data-screen]')?.textContent ?? '').replace(/\s/g, '') === '';

/** The slice of the service behind a call, by its key. */
const sliceOf = new Map<string, string>(
  [...PUBLISHED_CALLS, ...ASSUMED_CALLS].map((call) => [callKeyOf(call), `${call.service}Api`]),
);

/** A whole app at a good visit, on a line whose answers can be changed, that can be visited again as if for the first time. */
export async function walkingApp({ who, at }: Pick<GoodVisit, 'who' | 'at'>, change: Change = (data) => data) {
  const backend = createBackend();
  const line = changingLine(fetchPort(backend.app), change);
  const address = at(backend.world);
  const signIn = who === 'driver' ? { signedInAs: DRIVERS.lin.phone } : {};
  const app = await makeApp({ at: address, backend, fetch: line.fetch, ...signIn });
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
     * The same page as if for the first time: what it is drawn from is thrown away, and so are the answers of the services whose
     * calls are changed now and of those before. What its flows asked at the start of the app is not asked again.
     */
    again: async (...keys: string[]) => {
      act(() => {
        app.app.navigator.replace(paths.notFound);
      });
      const changed = [...changedBefore, ...keys].map((key) => sliceOf.get(key));
      changedBefore = keys;
      for (const service of presentServices())
        if (changed.includes(service.reducerPath)) app.store.dispatch(service.util.resetApiState());
      await goTo(address);
    },
  };
}
