import { ActionCreators, instrument } from '@redux-devtools/instrument';
import type { StoreEnhancer } from '@reduxjs/toolkit';
import { act, fireEvent, waitFor, within } from '@testing-library/react';

import { innerGuard, outerGuard } from '@/app/devtools/guards';

import { makeApp } from '../support/makeApp';

const DRIVER = '13800138000';

interface LiftedStore {
  liftedStore: {
    getState(): { currentStateIndex: number; computedStates: unknown[]; stagedActionIds: number[] };
    dispatch(action: unknown): void;
  };
}

/** What a person sees: the screen's name, its words and the address. */
const seen = () => {
  const root = document.querySelector('[data-screen]');
  return `${window.location.pathname}${window.location.search} ${root?.getAttribute('data-screen') ?? ''} ${document.body.textContent}`;
};

/** Deterministic "random": the same jumps in every run. */
function* indices(length: number, count: number) {
  let state = 7;
  for (let made = 0; made < count; made += 1) {
    state = (state * 48_271) % 2_147_483_647;
    yield state % length;
  }
}

async function record(options: Parameters<typeof makeApp>[0]) {
  const arrange = (usual: readonly StoreEnhancer[]) =>
    [outerGuard, ...usual, innerGuard, instrument(undefined, { maxAge: 2_000 })] as StoreEnhancer[];
  const app = await makeApp({ ...options, arrange });
  const { liftedStore } = app.store as unknown as LiftedStore;
  const shown = new Map<number, string>();
  // The last picture that a state gave, when it had been drawn and nothing was on its way.
  const look = async () => {
    await act(async () => {
      await new Promise((resolve) => setTimeout(resolve, 60));
    });
    shown.set(liftedStore.getState().currentStateIndex, seen());
  };
  const jumpTo = async (index: number) => {
    await act(async () => {
      liftedStore.dispatch(ActionCreators.jumpToState(index));
      await new Promise((resolve) => setTimeout(resolve, 0));
    });
  };
  return { ...app, liftedStore, shown, look, jumpTo };
}

async function jumpAround(
  { liftedStore, shown, jumpTo, calls, outside }: Awaited<ReturnType<typeof record>>,
  jumps: number,
) {
  const moments = [...shown].slice(0, -1); // the newest moment is the present, where things may happen
  const before = {
    calls: calls.length,
    entries: window.history.length,
    staged: liftedStore.getState().stagedActionIds.length,
  };
  for (const pick of indices(moments.length, jumps)) {
    const moment = moments[pick];
    if (moment === undefined) continue;
    await jumpTo(moment[0]);
    await waitFor(() => {
      expect(seen()).toBe(moment[1]);
    });
  }
  expect(calls.length).toBe(before.calls);
  expect(window.history.length).toBe(before.entries);
  expect(liftedStore.getState().stagedActionIds.length).toBe(before.staged);
  expect(outside.reports).toEqual([]);
}

it('a driver looks at home, the bill and his own page: each jump shows the screen and the address of that moment', async () => {
  const app = await record({ at: '/home', signedInAs: DRIVER });
  await app.onScreen('home');
  await waitFor(() => {
    expect(document.querySelector('[data-block="bills"]')?.getAttribute('data-state')).toBe('ready');
  });
  await app.look();
  app.go('/payPage?uniqueId=stay-0001&parkId=park-1');
  const bill = await app.onScreen('payPage');
  await bill.findByRole('button', { name: /支付/ });
  await app.look();
  app.go('/newsList');
  await app.onScreen('newsList');
  await app.look();
  app.go('/no/such/page');
  await app.onScreen('notFound');
  await app.look();
  app.go('/sysnotice');
  await app.onScreen('systemNotice');
  await app.look();
  await jumpAround(app, 40);
}, 60_000);

it('a press on 支付 while parked in the past does nothing; back in the present it pays', async () => {
  const app = await record({ at: '/payPage?uniqueId=stay-0001&parkId=park-1', signedInAs: DRIVER });
  const bill = await app.onScreen('payPage');
  await bill.findByRole('button', { name: /支付/ });
  await app.look();
  const parkedAt = app.liftedStore.getState().currentStateIndex;
  app.go('/newsList');
  await app.onScreen('newsList');
  await app.look();
  await app.jumpTo(parkedAt);
  const again = await app.onScreen('payPage');
  fireEvent.click(again.getByRole('button', { name: /支付/ }));
  await act(async () => {
    await new Promise((resolve) => setTimeout(resolve, 50));
  });
  expect(app.sent('POST', 'charge/v2/api/payCharges')).toHaveLength(0);
  await app.jumpTo(app.liftedStore.getState().computedStates.length - 1);
  app.go('/payPage?uniqueId=stay-0001&parkId=park-1');
  const live = within(document.body);
  fireEvent.click(await live.findByRole('button', { name: /支付/ }));
  await waitFor(() => {
    expect(app.sent('POST', 'charge/v2/api/payCharges')).toHaveLength(1);
  });
}, 60_000);
