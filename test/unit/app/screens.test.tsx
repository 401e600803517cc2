import { act, render, screen } from '@testing-library/react';
import { Component, createElement, type ReactNode, Suspense } from 'react';

import type { ReloadControl } from '@/app/reloadOnce';
import { createScreenLoader } from '@/app/routing/screens';
import type { RouteDefinition } from '@/navigation/routeDefinition';
import { createKeyValueStore } from '@/platform/ports/browserPorts';

import { memoryStorage } from '../../support/fakePorts';

const NOW_MS = 1_700_000_000_000;
const Newest = () => <p>here</p>;

function setUp(load: RouteDefinition['screen'], outside: Partial<ReloadControl> = {}) {
  const reload = jest.fn();
  const storage = memoryStorage();
  const tab = createKeyValueStore(() => storage);
  const row: RouteDefinition = { title: '', guard: 'open', screen: load };
  const screens = createScreenLoader(
    { findRouteDefinition: () => row, loadRouteDefinitions: () => Promise.resolve() },
    { tab, reload, mayReload: () => true, nowMs: () => NOW_MS, ...outside },
  );
  const draw = () =>
    render(
      <Boundary>
        <Suspense fallback={<p>waiting</p>}>{createElement(screens.getComponent('home'))}</Suspense>
      </Boundary>,
    );
  return { screens, reload, tab, draw };
}

class Boundary extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };
  static getDerivedStateFromError() {
    return { isBroken: true };
  }
  override render() {
    return this.state.isBroken ? <p>broken</p> : this.props.children;
  }
}

const missing = () => Promise.reject(new Error('Loading chunk 7 failed'));

test('a missing chunk reloads the page once', async () => {
  const { reload, draw, tab } = setUp(missing);
  draw();
  await act(async () => {
    await Promise.resolve();
  });
  expect(reload).toHaveBeenCalledTimes(1);
  expect(screen.getByText('waiting')).toBeInTheDocument();
  expect(tab.get('reloadedForChunk')).toBe(String(NOW_MS));
});

test('a second failure in the same tab is an error of the screen, not a loop', async () => {
  const { reload, draw, tab } = setUp(missing);
  tab.set('reloadedForChunk', String(NOW_MS - 60_000));
  const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  draw();
  expect(await screen.findByText('broken')).toBeInTheDocument();
  expect(reload).not.toHaveBeenCalled();
  quiet.mockRestore();
});

test('a deploy hours later reloads the page again', async () => {
  const { reload, draw, tab } = setUp(missing);
  tab.set('reloadedForChunk', String(NOW_MS - 3_600_000));
  draw();
  await act(async () => {
    await Promise.resolve();
  });
  expect(reload).toHaveBeenCalledTimes(1);
});

test('never reloads while a payment is open', async () => {
  const { reload, draw } = setUp(missing, { mayReload: () => false });
  const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  draw();
  expect(await screen.findByText('broken')).toBeInTheDocument();
  expect(reload).not.toHaveBeenCalled();
  quiet.mockRestore();
});

test('a screen fetched ahead is drawn at once, without the fallback', async () => {
  const { screens, draw } = setUp(() => Promise.resolve({ default: Newest }));
  await screens.prefetch('home');
  draw();
  expect(screen.getByText('here')).toBeInTheDocument();
  expect(screen.queryByText('waiting')).toBeNull();
});

test('prefetching never rejects, and the screen fetches again afterwards', async () => {
  let isBroken = true;
  const { screens, draw } = setUp(() => (isBroken ? missing() : Promise.resolve({ default: Newest })));
  await expect(screens.prefetch('home')).resolves.toBeUndefined();
  isBroken = false;
  draw();
  expect(await screen.findByText('here')).toBeInTheDocument();
});

test('when storage cannot record the reload, the page does not reload at all', async () => {
  const blocked = createKeyValueStore(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  const { reload, draw } = setUp(missing, { tab: blocked });
  const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  draw();
  expect(await screen.findByText('broken')).toBeInTheDocument();
  expect(reload).not.toHaveBeenCalled();
  quiet.mockRestore();
});

const gone = Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' });

test('retrying a screen whose code is missing reloads the page, because the driver wants it', () => {
  const { screens, reload, tab } = setUp(missing);
  tab.set('reloadedForChunk', String(NOW_MS));
  screens.retry('home', gone);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a retry never reloads while a payment is open, nor for an error of the screen itself: it fetches again', async () => {
  let isBroken = true;
  const load = () => (isBroken ? missing() : Promise.resolve({ default: Newest }));
  const { screens, reload, draw, tab } = setUp(load, { mayReload: () => false });
  tab.set('reloadedForChunk', String(NOW_MS));
  const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  draw().unmount();
  await act(async () => {
    await Promise.resolve();
  });
  isBroken = false;
  screens.retry('home', gone);
  draw();
  expect(await screen.findByText('here')).toBeInTheDocument();
  expect(reload).not.toHaveBeenCalled();
  const second = setUp(load);
  second.screens.retry('home', new TypeError('x is not a function'));
  expect(second.reload).not.toHaveBeenCalled();
  quiet.mockRestore();
});
