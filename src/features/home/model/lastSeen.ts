import * as v from 'valibot';

import { parseJson } from '@/lib/parseJson';
import { homeMenu } from '@/services/basic/menu';
import { adverts } from '@/services/publicity/adverts';
import type { Infer } from '@/services/transport/wire/wire';

/** localStorage: what the home screen showed last. The script in index.html draws it before the app has loaded. */
export const LAST_SEEN_KEY = 'home.lastSeen.v1';

/** Local storage is small and is read before the first paint. Larger icons are left out, and only the first pictures are stored. */
const MAX_ICON_LENGTH = 8_000;
const MAX_PICTURES = 5;

export interface LastSeenHome {
  adverts: Infer<typeof adverts> | null;
  menu: Infer<typeof homeMenu> | null;
}

/** The stored form: banner pictures and menu, and `atMs`, the time at which they were fresh. */
export function writeLastSeen(seen: {
  adverts: Infer<typeof adverts> | null;
  menu: Infer<typeof homeMenu>;
  atMs: number;
}): string {
  const { column, list } = seen.menu;
  const results = (seen.adverts?.results ?? []).slice(0, MAX_PICTURES);
  return JSON.stringify({
    adverts: { results, total: results.length },
    menu: {
      column,
      list: list.map((entry) => ({ ...entry, icon: entry.icon.length > MAX_ICON_LENGTH ? '' : entry.icon })),
    },
    atMs: seen.atMs,
  });
}

/** Parses the stored value as tolerantly as a server response; null for parts that are unusable. */
export function readLastSeen(text: string | null): LastSeenHome {
  const kept = parseJson(text ?? '') as { adverts?: unknown; menu?: unknown } | null | undefined;
  const pictures = v.safeParse(adverts.reader, kept?.adverts);
  const menu = v.safeParse(homeMenu.reader, kept?.menu);
  return {
    adverts: pictures.success && pictures.output.results.length > 0 ? pictures.output : null,
    menu: menu.success && menu.output.list.length > 0 ? menu.output : null,
  };
}
