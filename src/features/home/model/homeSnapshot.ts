import * as v from 'valibot';

import { parseJson } from '@/lib/parseJson';
import { homeMenu } from '@/services/basic/menu';
import { adverts } from '@/services/publicity/adverts';
import type { Infer } from '@/services/transport/wire/wire';

/** localStorage: the last content of the home screen. The script in index.html renders it before the app has loaded. */
export const HOME_SNAPSHOT_KEY = 'home.lastSeen.v1';

export interface HomeSnapshot {
  adverts: Infer<typeof adverts> | null;
  menu: Infer<typeof homeMenu> | null;
}

/** Parses the stored value as leniently as a server response. Unusable parts are null. */
export function parseHomeSnapshot(text: string | null): HomeSnapshot {
  const stored = parseJson(text ?? '') as { adverts?: unknown; menu?: unknown } | null | undefined;
  const pictures = v.safeParse(adverts.reader, stored?.adverts);
  const menu = v.safeParse(homeMenu.reader, stored?.menu);
  return {
    adverts: pictures.success && pictures.output.results.length > 0 ? pictures.output : null,
    menu: menu.success && menu.output.list.length > 0 ? menu.output : null,
  };
}
