import * as v from 'valibot';

import { parseJson } from '@/lib/parseJson';
import { homeMenuSchema } from '@/services/basic/menu';
import { advertsSchema } from '@/services/publicity/adverts';
import type * as wire from '@/services/schema/wire';

/** localStorage: the last content of the home screen. The script in index.html renders it before the app has loaded. */
export const HOME_SNAPSHOT_KEY = 'home.lastSeen.v1';

export interface HomeSnapshot {
  adverts: wire.Infer<typeof advertsSchema> | null;
  menu: wire.Infer<typeof homeMenuSchema> | null;
}

/** Parses the stored value as leniently as a server response. Unusable parts are null. */
export function parseHomeSnapshot(text: string | null): HomeSnapshot {
  const stored = parseJson(text ?? '') as { adverts?: unknown; menu?: unknown } | null | undefined;
  const pictures = v.safeParse(advertsSchema.reader, stored?.adverts);
  const menu = v.safeParse(homeMenuSchema.reader, stored?.menu);
  return {
    adverts: pictures.success && pictures.output.results.length > 0 ? pictures.output : null,
    menu: menu.success && menu.output.list.length > 0 ? menu.output : null,
  };
}
