import type { Host } from '@/host/Host';
import type { OutsidePorts } from '@/services/transport/ports/ports';
import type { KeyValueStore } from '@/services/transport/storage/storage';

import type { Guards } from './guards';
import type { MomentTime } from './moments';

interface Now extends Pick<Guards, 'whenPresent'> {
  /** The time of the moment that is shown; null while the present is shown. */
  moment(this: void): MomentTime | null;
}

const never = () => new Promise<never>(() => undefined);

/**
 * The ports with a switch that cuts them off. Once `shut` was called, no call settles, no storage and no cookie is read or written, and
 * neither the host nor the clipboard is used. Reloading the page stays possible.
 *
 * While an earlier moment is shown, its clock stands still for every countdown, new calls wait for the present, and the clipboard is not
 * read.
 */
export function sealPorts(
  outside: OutsidePorts,
  { whenPresent, moment: inView }: Now,
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
          const moment = inView();
          if (moment === null) return outside.clock.serverNow();
          if (moment.clock === 'server') return moment.ms;
          // Two clocks are never read at exactly the same time. A moment's time is computed once, so that every read shows the same second.
          const reckoned =
            timesOf.get(moment.ms) ?? outside.clock.serverNow() - (outside.clock.deviceNow() - moment.ms);
          timesOf.set(moment.ms, reckoned);
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
        paste: () => (isShut || inView() !== null ? never() : page.paste()),
      },
      openHost: (calls) => (isShut ? never() : outside.openHost(calls).then(quietHost)),
    },
  };
}
