import type { Host } from '@/host/Host';
import type { OutsidePorts } from '@/services/transport/ports/ports';
import type { KeyValueStore } from '@/services/transport/storage/storage';

import type { Guards } from './guards';

const never = () => new Promise<never>(() => undefined);

/**
 * The outside with a door. Once it is shut nothing leaves any more and nothing of this device comes in: no call settles, no storage
 * and no cookie is read or written, the host is not asked and the clipboard is not read. Reloading the page stays possible.
 *
 * While an earlier moment is in view its time stands still for whoever shows a countdown, a call that is made waits for the present, and
 * the clipboard is not read either.
 */
export function sealPorts(
  outside: OutsidePorts,
  { whenPresent, momentMs }: Pick<Guards, 'whenPresent' | 'momentMs'>,
): { outside: OutsidePorts; shut: () => void } {
  let isShut = false;
  const quiet = (store: KeyValueStore): KeyValueStore => ({
    get: (key) => (isShut ? null : store.get(key)),
    set: (key, value) => isShut || store.set(key, value),
    remove: (key) => {
      if (!isShut) store.remove(key);
    },
  });
  const quietHost = (host: Host): Host =>
    new Proxy(host, {
      get(target, name) {
        const member: unknown = Reflect.get(target, name);
        if (typeof member !== 'function') return member;
        return (...args: unknown[]): unknown => {
          if (!isShut) return Reflect.apply(member, target, args);
          return name === 'onResume' ? () => undefined : never();
        };
      },
    });
  const { page } = outside;
  const timesOf = new Map<number, number>();
  return {
    shut: () => {
      isShut = true;
    },
    outside: {
      ...outside,
      fetch: async (input, init) => {
        await whenPresent();
        return isShut ? never() : outside.fetch(input, init);
      },
      openUpload: async () => {
        await whenPresent();
        const upload = await (isShut ? never() : outside.openUpload());
        return (...call) => (isShut ? never() : upload(...call));
      },
      clock: {
        ...outside.clock,
        serverNow: () => {
          const moment = momentMs();
          if (moment === null) return outside.clock.serverNow();
          // Two clocks are never read at once: a moment's time is reckoned once, so that it shows the same second at every look.
          const reckoned = timesOf.get(moment) ?? outside.clock.serverNow() - (outside.clock.deviceNow() - moment);
          timesOf.set(moment, reckoned);
          return reckoned;
        },
      },
      local: quiet(outside.local),
      tab: quiet(outside.tab),
      cookies: {
        ...outside.cookies,
        get: (name) => (isShut ? null : outside.cookies.get(name)),
        set: (name, value, days) => isShut || outside.cookies.set(name, value, days),
        remove: (name) => {
          if (!isShut) outside.cookies.remove(name);
        },
      },
      page: {
        ...page,
        leave: (href) => {
          if (!isShut) page.leave(href);
        },
        paste: () => (isShut || momentMs() !== null ? never() : page.paste()),
      },
      openHost: (calls) => (isShut ? never() : outside.openHost(calls).then(quietHost)),
    },
  };
}
