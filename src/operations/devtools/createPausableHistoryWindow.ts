import type { HistoryWindow } from '@/navigation/history/syncHistoryWithStore';

const readDepth = (state: unknown): number => (state as { depth?: number } | null)?.depth ?? 0;

/**
 * The window as the app's history sees it. While DevTools shows an earlier state, the app's back button does nothing.
 * The phone's back button cannot be blocked, so its navigation is undone.
 *
 * @param presentDepth how many of the app's entries are below the newest state, which is the browser's real position
 */
export function createPausableHistoryWindow(
  page: Window,
  isPaused: () => boolean,
  presentDepth: () => number,
): HistoryWindow {
  const { history } = page;
  const wrapped = new Map<unknown, EventListener>();
  let isReturning = false;
  const wrapPopState = (listener: (event: Event) => void) => (event: Event) => {
    if (!isPaused()) {
      listener(event);
      return;
    }
    const moved = presentDepth() - readDepth(history.state);
    if (!isReturning && moved !== 0) history.go(moved);
    isReturning = !isReturning && moved !== 0;
  };
  const pausableEvents: Pick<Window, 'addEventListener' | 'removeEventListener'> = {
    addEventListener: (type: string, listener: EventListener) => {
      const registered = type === 'popstate' ? wrapPopState(listener) : listener;
      wrapped.set(listener, registered);
      page.addEventListener(type, registered);
    },
    removeEventListener: (type: string, listener: EventListener) => {
      page.removeEventListener(type, wrapped.get(listener) ?? listener);
    },
  };
  return {
    ...pausableEvents,
    get location() {
      return page.location;
    },
    crypto: page.crypto,
    setTimeout: page.setTimeout.bind(page),
    history: new Proxy(history, {
      get(target, name) {
        const member: unknown = Reflect.get(target, name, target);
        if (typeof member !== 'function') return member;
        return (...args: unknown[]): unknown =>
          name === 'go' && isPaused() ? undefined : Reflect.apply(member, target, args);
      },
    }),
  };
}
