import { legacy_createStore as createStore, type UnknownAction } from '@reduxjs/toolkit';
import { act, fireEvent, screen } from '@testing-library/react';
import fc from 'fast-check';

import { exportRecording } from '@/operations/recorder/exportRecording';
import { createDiagnosticRecorder, MAX_RECORDED_SEGMENT_ACTIONS } from '@/operations/recorder/recorder';
import { createRedactor } from '@/operations/redaction/createRedactor';

import { createBackend } from '../../mocks/app';
import { makeApp } from '../support/makeApp';
import { recordedApp, seen } from '../support/recordedApp';
import { recordedJourneys } from '../support/recordedJourneys';
import { expectSameStates, fileOf, imported, LIMIT_BYTES, redactedStates, statesOf } from '../support/recordingFiles';
import { depth } from '../support/walks/thoroughness';

jest.setTimeout(120_000);

describe('the file can be imported into Redux DevTools', () => {
  test('random sessions of any length come back state by state', async () => {
    const { app, stop } = await makeApp({ at: '/404' });
    const { reducer } = app.recorder;
    const first = app.store.getState();
    stop();
    const word = fc.constantFrom('粤B12345', '13800138000', 'a', '', '440301199003071234', '停车');
    // JSON has no negative zero.
    const plain = fc.jsonValue({ maxDepth: 2 }).map((value) => JSON.parse(JSON.stringify(value)) as unknown);
    const action = fc.oneof(
      fc.record({
        type: fc.constant('notices/toastShown'),
        payload: fc.record({ id: word, text: word, forMs: fc.nat() }),
      }),
      fc.record({ type: fc.constant('notices/toastHidden'), payload: fc.record({ id: word }) }),
      fc.record({
        type: fc.constant('drafts/draftChanged'),
        payload: fc.record({ form: word, value: plain, changedAtMs: fc.nat() }),
      }),
      fc.record({ type: fc.constant('drafts/draftDropped'), payload: fc.record({ form: word }) }),
      fc.record({
        type: fc.constantFrom('session/sessionStarted', 'session/sessionEnded', 'entry/menuWaitEnded', 'nobody/knows'),
      }),
      fc.record({ type: fc.constant('preferences/elderModeChosen'), payload: fc.boolean() }),
      fc.record({
        type: fc.constant('place/located'),
        payload: fc.record({
          point: fc.record({ lng: fc.double({ min: 70, max: 140, noNaN: true }), lat: fc.constant(Number.NaN) }),
          atMs: fc.nat(),
        }),
      }),
    );
    // Most sessions are short. Some have more actions than the recorder keeps.
    const session = fc.oneof(
      { weight: 19, arbitrary: fc.array(action, { maxLength: 30 }) },
      {
        weight: 1,
        arbitrary: fc.array(action, {
          minLength: MAX_RECORDED_SEGMENT_ACTIONS,
          maxLength: 3 * MAX_RECORDED_SEGMENT_ACTIONS,
        }),
      },
    );
    fc.assert(
      fc.property(session, (actions) => {
        const recorder = createDiagnosticRecorder(Date.now);
        const store = createStore(reducer as never, first as never, recorder.enhancer as never);
        for (const one of actions) store.dispatch(one as never);
        const redactor = createRedactor();
        const wanted = redactedStates(recorder, redactor);
        const text = fileOf(recorder, redactor);
        if (actions.length === 0) return;
        const states = statesOf(text, recorder);
        expect(states).toHaveLength(actions.length + 1);
        expect(states.at(-1)).toEqual(redactor.value(store.getState()));
        expectSameStates(states, wanted);
      }),
      { numRuns: depth(200, 500) },
    );
  });

  test('a state that is too large is cut to 1 MB and still opens; an action that no reducer takes does not stop it', () => {
    const reducer = (state: { rows: unknown[]; count: number } = { rows: [], count: 0 }, action: UnknownAction) => {
      if (action.type === 'breaks') throw new Error('never taken');
      return action.type === 'grows' ? { ...state, count: state.count + 1 } : state;
    };
    const rows = Array.from({ length: 30_000 }, (_, id) => ({ id: `row-${String(id)}`, name: '市民中心地下停车场' }));
    const recorder = createDiagnosticRecorder(Date.now);
    const store = createStore(reducer as never, { rows, count: 0 } as never, recorder.enhancer as never);
    for (let done = 0; done < 250; done += 1) {
      store.dispatch({ type: 'grows', payload: rows.slice(0, 200) });
      expect(() => store.dispatch({ type: 'breaks' })).toThrow();
    }
    const text = fileOf(recorder);
    expect(new TextEncoder().encode(text).length).toBeLessThanOrEqual(LIMIT_BYTES);
    expect(statesOf(text, recorder).at(-1)).toMatchObject({ count: 250 });
  });
});

describe('replaying a recording never continues it', () => {
  const record = async (watch: () => void = () => undefined) => {
    const pay = recordedJourneys[0];
    if (pay === undefined) throw new Error('no journey');
    const app = await recordedApp(pay.options());
    const unwatch = app.store.subscribe(watch);
    await pay.run(app);
    unwatch();
    const { text } = exportRecording(app.app.recorder, app.ports, app.store.getState());
    app.stop();
    return imported(text);
  };
  const open = async (recording: ReturnType<typeof imported>, backend = createBackend()) => {
    const local = new Map([['preferences.v1', '{}']]);
    const tab = new Map<string, string>();
    const cookies = new Map<string, string>();
    const reload = jest.fn();
    const app = await recordedApp({ at: '/mine', local, tab, cookies, backend, page: { reload } });
    await app.onScreen('mine');
    await app.rest(700);
    const before = {
      calls: app.calls.length,
      effects: app.count.effects,
      entries: window.history.length,
      local: new Map(local),
      tab: new Map(tab),
    };
    await act(async () => {
      app.liftedStore.dispatch(recording);
      await new Promise((resolve) => setTimeout(resolve, 0));
    });
    const nothingHappened = () => {
      expect(app.calls).toHaveLength(before.calls);
      expect(app.host.paid).toEqual([]);
      expect(app.outside.left).toEqual([]);
      expect(window.history.length).toBe(before.entries);
      expect(local).toEqual(before.local);
      expect(tab).toEqual(before.tab);
      expect(cookies.size).toBe(0);
      expect(app.outside.reports).toEqual([]);
    };
    return { app, reload, nothingHappened };
  };

  test('shows the screen of the recording, says so, and no button at any moment does anything except leave', async () => {
    const { app, reload, nothingHappened } = await open(await record());
    expect(await screen.findByText('支付成功')).toBeVisible();
    expect(screen.getByText(/^回放中/)).toBeVisible();
    expect(window.location.pathname).toBe('/payResultPage');
    const screens = new Set<string>();
    const moments = app.liftedStore.getState().computedStates.length;
    let pressed = 0;
    for (let moment = 0; moment < moments; moment += 1) {
      await app.jumpTo(moment);
      const picture = seen();
      if (screens.has(picture)) continue;
      screens.add(picture);
      for (const control of document.querySelectorAll('button, a[href], input, [role="radio"]')) {
        if (control.closest('[data-replay]') !== null) continue;
        fireEvent.pointerDown(control);
        fireEvent.click(control);
        pressed += 1;
      }
      await app.rest(20);
    }
    expect(screens.size).toBeGreaterThan(5);
    expect(pressed).toBeGreaterThan(50);
    await app.rest(700);
    nothingHappened();
    expect(reload).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: '退出回放' }));
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test("its clocks show the driver's time, however much later it is opened", async () => {
    const timers = () => document.querySelector('[role="timer"]')?.textContent;
    const secondsOf = (text: string) => {
      const [seconds = 0, minutes = 0] = (text.match(/\d+/g) ?? []).reverse().map(Number);
      return minutes * 60 + seconds;
    };
    const read = new Set<number>();
    const recording = await record(() => {
      const text = timers();
      if (text != null) read.add(secondsOf(text));
    });
    expect(read.size).toBeGreaterThan(0);
    const backend = createBackend();
    backend.world.clock.advance(5 * 60_000);
    const { app } = await open(recording, backend);
    const replayed = new Set<number>();
    for (let moment = 0; moment < app.newest(); moment += 1) {
      await app.jumpTo(moment);
      const text = timers();
      if (text != null) replayed.add(secondsOf(text));
    }
    expect(replayed.size).toBeGreaterThan(0);
    // Times of the server come in whole seconds, and a countdown shows whole seconds.
    for (const shown of replayed) expect([...read].filter((seconds) => Math.abs(seconds - shown) <= 2)).not.toEqual([]);
  });

  test('stays so when the newest moment is in view and when the flows of the page were in the middle of something', async () => {
    const { app, nothingHappened } = await open(await record());
    await app.jumpTo(app.newest());
    fireEvent.pointerDown(document.body);
    act(() => {
      app.outside.seeAgain();
      app.outside.setOnline(false);
      app.outside.setOnline(true);
      app.host.resume();
      window.dispatchEvent(new Event('focus'));
    });
    app.go('/home');
    await app.rest(700);
    expect(window.location.pathname).toBe('/payResultPage');
    nothingHappened();
    // Even code that bypasses the store cannot leave a trace or read what this device keeps.
    app.cookies.set('token', 'of this device');
    app.ports.local.set('probe', '1');
    app.ports.tab.set('probe', '1');
    app.ports.cookies.set('probe', '1', 1);
    app.ports.page.leave('https://elsewhere.invalid/');
    expect([app.ports.cookies.get('token'), app.ports.local.get('preferences.v1')]).toEqual([null, null]);
    app.cookies.delete('token');
    nothingHappened();
    const late = new Promise((resolve) => setTimeout(resolve, 50, 'no answer'));
    await expect(Promise.race([app.ports.fetch('/api/x'), late])).resolves.toBe('no answer');
  });
});
