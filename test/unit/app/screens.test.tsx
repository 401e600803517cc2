import { act, render, screen } from '@testing-library/react';
import { Component, createElement, type ReactNode, Suspense } from 'react';

import { createScreens, type ScreenOutside } from '@/app/routing/screens';
import type { RouteRow } from '@/navigation/routeRow';
import { createKeyValueStore } from '@/services/transport/browserPorts';

import { memoryStorage } from '../../support/fakePorts';

const Newest = () => <p>here</p>;

function setUp(load: RouteRow['screen'], outside: Partial<ScreenOutside> = {}) {
  const reload = jest.fn();
  const storage = memoryStorage();
  const tab = createKeyValueStore(() => storage);
  const row: RouteRow = { title: '', guard: 'open', screen: load };
  const screens = createScreens(() => row, { tab, reload, mayReload: () => true, ...outside });
  const draw = () =>
    render(
      <Boundary>
        <Suspense fallback={<p>waiting</p>}>{createElement(screens.componentOf('home'))}</Suspense>
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

it('a missing chunk reloads the page once', async () => {
  const { reload, draw, tab } = setUp(missing);
  draw();
  await act(async () => {
    await Promise.resolve();
  });
  expect(reload).toHaveBeenCalledTimes(1);
  expect(screen.getByText('waiting')).toBeInTheDocument();
  expect(tab.get('reloadedForChunk')).toBe('1');
});

it('a second failure in the same tab is an error of the screen, not a loop', async () => {
  const { reload, draw, tab } = setUp(missing);
  tab.set('reloadedForChunk', '1');
  const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  draw();
  expect(await screen.findByText('broken')).toBeInTheDocument();
  expect(reload).not.toHaveBeenCalled();
  quiet.mockRestore();
});

it('never reloads while a payment is open', async () => {
  const { reload, draw } = setUp(missing, { mayReload: () => false });
  const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  draw();
  expect(await screen.findByText('broken')).toBeInTheDocument();
  expect(reload).not.toHaveBeenCalled();
  quiet.mockRestore();
});

it('a screen fetched ahead is drawn at once, without the fallback', async () => {
  const { screens, draw } = setUp(() => Promise.resolve({ default: Newest }));
  await screens.prefetch('home');
  draw();
  expect(screen.getByText('here')).toBeInTheDocument();
  expect(screen.queryByText('waiting')).toBeNull();
});

it('fetching ahead never rejects, and the screen asks again afterwards', async () => {
  let isBroken = true;
  const { screens, draw } = setUp(() => (isBroken ? missing() : Promise.resolve({ default: Newest })));
  await expect(screens.prefetch('home')).resolves.toBeUndefined();
  isBroken = false;
  draw();
  expect(await screen.findByText('here')).toBeInTheDocument();
});

it('a storage that cannot remember the reload makes no reload at all', async () => {
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
