import { createMemoryHistoryWindow } from '@/operations/viewer/phone/createMemoryHistoryWindow';
import type { TabLocks } from '@/platform/storage/storage';

import type { createBackend } from '../../mocks/app';
import { fetchPort } from '../../mocks/fetchPort';
import { type FakeHost, fakeHost, type FakeOutside, fakePorts } from './fakePorts';
import { toFormerPorts } from './formerPorts';
import { lastRelease } from './lastRelease';

export interface LastProgramOptions extends Pick<FakeOutside, 'local' | 'tab' | 'cookies'> {
  readonly backend: ReturnType<typeof createBackend>;
  /** The path and query that it is opened at. */
  readonly at: string;
  readonly host?: FakeHost;
  readonly locks?: TabLocks;
}

/** The program of the last release in a tab of its own, without its screens: what a press dispatches is dispatched by the test. */
export function openLastProgram({ backend, at, host = fakeHost(), ...rest }: LastProgramOptions) {
  const answer = fetchPort(backend.app);
  const calls: { readonly method: string; readonly path: string }[] = [];
  const page = createMemoryHistoryWindow(window);
  page.history.replaceState(null, '', at);
  const ports = fakePorts({
    ...rest,
    host,
    fetch: (input, init) => {
      calls.push({ method: init?.method ?? 'GET', path: input.replace(/^.*?\/api\//, '').split('?')[0] ?? '' });
      return answer(input, init);
    },
  });
  const former = toFormerPorts(ports);
  const outside = { ...former, page: { ...former.page, href: () => page.href, entryHref: page.href } };
  const app = lastRelease.createAppStore({ outside, page, checksState: false });
  return {
    ...app,
    outside: ports,
    host,
    sent: (method: string, path: string) => calls.filter((call) => call.method === method && call.path === path),
    attempts: () => Object.values(app.store.getState().payment.attempts),
  };
}
