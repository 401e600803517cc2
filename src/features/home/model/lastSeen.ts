import * as v from 'valibot';

import { parseJson } from '@/lib/parseJson';
import { homeMenu } from '@/services/basic/menu';
import { adverts } from '@/services/publicity/adverts';
import type { Infer } from '@/services/transport/wire/wire';

/** localStorage: what the home screen showed last. The script in index.html draws it before the app has loaded. */
export const LAST_SEEN_KEY = 'home.lastSeen.v1';

export interface LastSeenHome {
  adverts: Infer<typeof adverts> | null;
  menu: Infer<typeof homeMenu> | null;
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
