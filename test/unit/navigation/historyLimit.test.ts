import { configureStore } from '@reduxjs/toolkit';

import { routeReducer, selectRoute } from '@/navigation/history/routeSlice';
import { type HistoryWindow, readRoute, syncHistoryWithStore } from '@/navigation/history/syncHistoryWithStore';

/** WebKit: the 101st change within 30 s throws (10 s in newer versions). */
const LIMIT = 100;
const WINDOW_MS = 30_000;

/** A window with a real session history, and WebKit's limit of changes. */
function webKit() {
  let entries: { state: unknown; address: string }[] = [{ state: { key: 'first' }, address: '/home' }];
  let place = 0;
  let changes: number[] = [];
  const listeners = new Set<() => void>();
  const change = (write: () => void) => {
    changes = changes.filter((at) => at > Date.now() - WINDOW_MS);
    if (changes.length >= LIMIT)
      throw new DOMException('Attempt to use history.pushState() more than 100 times per 30 seconds', 'SecurityError');
    changes.push(Date.now());
    write();
  };
  const at = () => entries[place] ?? { state: null, address: '/' };
  const page = {
    history: {
      get state() {
        return at().state;
      },
      pushState(state: unknown, _: string, address: string) {
        change(() => {
          entries = [...entries.slice(0, place + 1), { state, address }];
          place += 1;
        });
      },
      replaceState(state: unknown, _: string, address: string) {
        change(() => {
          entries[place] = { state, address };
        });
      },
      go(delta: number) {
        place += delta;
        listeners.forEach((listener) => {
          listener();
        });
      },
    },
    location: {
      get pathname() {
        return at().address;
      },
      search: '',
      hash: '',
    },
    addEventListener: (_: string, listener: () => void) => void listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => void listeners.delete(listener),
    crypto: globalThis.crypto,
    setTimeout: (work: () => void, ms: number) => Number(setTimeout(work, ms)),
  } as unknown as HistoryWindow;
  return { page, address: () => at().address, length: () => entries.length };
}

function app() {
  const browser = webKit();
  const store = configureStore({
    reducer: { route: routeReducer },
    preloadedState: { route: readRoute(browser.page) },
  });
  const { navigator } = syncHistoryWithStore(store, browser.page);
  const shown = () => selectRoute(store.getState()).location.pathname;
  return { ...browser, navigator, shown };
}

const TABS = ['/map', '/mine', '/home'];
const changeTabs = ({ navigator }: ReturnType<typeof app>, times: number) => {
  for (let index = 0; index < times; index += 1) {
    navigator.push(TABS[index % TABS.length] ?? '');
    jest.advanceTimersByTime(15);
  }
};

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test('130 tab changes in 2 s: each is shown, and the address follows when the browser takes it again', () => {
  const phone = app();
  changeTabs(phone, 130);
  expect(phone.shown()).toBe('/map');
  expect(phone.length()).toBe(LIMIT + 1);
  jest.advanceTimersByTime(WINDOW_MS);
  expect(phone.address()).toBe('/map');
  expect(phone.length()).toBe(LIMIT + 2);
  phone.navigator.go(-1);
  expect(phone.shown()).toBe(phone.address());
  expect(phone.shown()).toBe('/map'); // the hundredth change
});

test('back from a screen that the history does not hold leads to the last one that it does', () => {
  const phone = app();
  changeTabs(phone, 101);
  expect(phone.shown()).toBe('/mine');
  expect(phone.address()).toBe('/map');
  phone.navigator.go(-1);
  expect(phone.shown()).toBe('/map');
  jest.advanceTimersByTime(WINDOW_MS);
  expect([phone.address(), phone.length()]).toEqual(['/map', LIMIT + 1]);
});

test('the phone goes back meanwhile: the screen that was not written is forgotten', () => {
  const phone = app();
  changeTabs(phone, 101);
  phone.page.history.go(-1);
  const now = phone.shown();
  jest.advanceTimersByTime(WINDOW_MS);
  expect([phone.shown(), phone.address(), phone.length()]).toEqual([now, now, LIMIT + 1]);
});

test('a replacement that the browser refuses is made later, without a new entry', () => {
  const phone = app();
  changeTabs(phone, 100);
  phone.navigator.replace('/mine');
  expect([phone.shown(), phone.address()]).toEqual(['/mine', '/map']);
  jest.advanceTimersByTime(WINDOW_MS);
  expect([phone.address(), phone.length()]).toEqual(['/mine', LIMIT + 1]);
});
