import type { HistoryPage } from '@/navigation/history/bindHistory';

const depthOf = (state: unknown): number => (state as { depth?: number } | null)?.depth ?? 0;

/**
 * The window as the app's history sees it. While DevTools shows an earlier moment, the app's own arrow does nothing. The phone's back cannot be
 * kept from moving, so it is undone.
 *
 * @param presentDepth how many of our entries lie below the newest moment, which is where the browser really is
 */
export function restHistory(page: Window, isParked: () => boolean, presentDepth: () => number): HistoryPage {
  const { history } = page;
  const wrapped = new Map<unknown, EventListener>();
  let isReturning = false;
  const popped = (listener: (event: Event) => void) => (event: Event) => {
    if (!isParked()) {
      listener(event);
      return;
    }
    const moved = presentDepth() - depthOf(history.state);
    if (!isReturning && moved !== 0) history.go(moved);
    isReturning = !isReturning && moved !== 0;
  };
  const resting: Pick<Window, 'addEventListener' | 'removeEventListener'> = {
    addEventListener: (type: string, listener: EventListener) => {
      const given = type === 'popstate' ? popped(listener) : listener;
      wrapped.set(listener, given);
      page.addEventListener(type, given);
    },
    removeEventListener: (type: string, listener: EventListener) => {
      page.removeEventListener(type, wrapped.get(listener) ?? listener);
    },
  };
  return {
    ...resting,
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
          name === 'go' && isParked() ? undefined : Reflect.apply(member, target, args);
      },
    }),
  };
}
