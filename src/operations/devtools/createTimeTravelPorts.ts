import type { HostAdapter } from '@/host/HostAdapter';
import type { OutsidePorts } from '@/platform/ports/ports';
import type { KeyValueStore } from '@/platform/storage/storage';

import type { TimeTravelGuards } from './guards';
import type { ViewedStateTime } from './moments';

interface TimeTravelView extends Pick<TimeTravelGuards, 'whenPresent'> {
  /** The time of the displayed state; null while the present is shown. */
  getViewTime(this: void): ViewedStateTime | null;
}

const never = () => new Promise<never>(() => undefined);

/**
 * Wraps the ports so that they can be disabled. After `shut`, no call settles, no storage and no cookie is read or
 * written, and neither the host nor the clipboard is used. Reloading the page stays possible.
 *
 * While an earlier state is shown, the clock stays at its time, new calls wait for the present, and the clipboard is
 * not read.
 */
export function createTimeTravelPorts(
  outside: OutsidePorts,
  { whenPresent, getViewTime }: TimeTravelView,
): { outside: OutsidePorts; shut: () => void } {
  let isSealed = false;
  const sealStore = (store: KeyValueStore): KeyValueStore => ({
    get: (key) => (isSealed ? null : store.get(key)),
    set: (key, value) => isSealed || store.set(key, value),
    remove: (key) => {
      if (!isSealed) store.remove(key);
    },
  });
  const sealHost = (host: HostAdapter): HostAdapter =>
    new Proxy(host, {
      get(target, name) {
        const member: unknown = Reflect.get(target, name);
        if (typeof member !== 'function') return member;
        return (...args: unknown[]): unknown => {
          if (!isSealed) return Reflect.apply(member, target, args);
          return name === 'onResume' ? () => undefined : never();
        };
      },
    });
  const { page } = outside;
  const serverTimes = new Map<number, number>();
  return {
    shut: () => {
      isSealed = true;
    },
    outside: {
      ...outside,
      fetch: async (input, init) => {
        await whenPresent();
        return isSealed ? never() : outside.fetch(input, init);
      },
      openUpload: async () => {
        await whenPresent();
        const upload = await (isSealed ? never() : outside.openUpload());
        return (...call) => (isSealed ? never() : upload(...call));
      },
      clock: {
        ...outside.clock,
        serverNow: () => {
          const moment = getViewTime();
          if (moment === null) return outside.clock.serverNow();
          if (moment.clock === 'server') return moment.ms;
          // Two clocks are never read at exactly the same time. The time of a state is computed once, so that every
          // read shows the same second.
          const serverMs =
            serverTimes.get(moment.ms) ?? outside.clock.serverNow() - (outside.clock.deviceNow() - moment.ms);
          serverTimes.set(moment.ms, serverMs);
          return serverMs;
        },
      },
      local: sealStore(outside.local),
      tab: sealStore(outside.tab),
      cookies: {
        ...outside.cookies,
        get: (name) => (isSealed ? null : outside.cookies.get(name)),
        set: (name, value, days) => isSealed || outside.cookies.set(name, value, days),
        remove: (name) => {
          if (!isSealed) outside.cookies.remove(name);
        },
      },
      page: {
        ...page,
        leave: (href) => {
          if (!isSealed) page.leave(href);
        },
        paste: () => (isSealed || getViewTime() !== null ? never() : page.paste()),
      },
      openHost: (calls) => (isSealed ? never() : outside.openHost(calls).then(sealHost)),
    },
  };
}
