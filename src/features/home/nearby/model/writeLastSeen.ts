import type { homeMenu } from '@/services/basic/menu';
import type { adverts } from '@/services/publicity/adverts';
import type { Infer } from '@/services/transport/wire/wire';

/** Local storage is small and is read before the first paint. Larger icons are left out, and only the first pictures are stored. */
const MAX_ICON_LENGTH = 8_000;
const MAX_PICTURES = 5;

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
