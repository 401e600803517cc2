import type { homeMenuSchema } from '@/services/basic/menu';
import type { advertsSchema } from '@/services/publicity/adverts';
import type * as wire from '@/services/schema/wire';

/** Limits, because local storage is small and is read before the first paint. Larger icons are left out. */
const MAX_ICON_LENGTH = 8_000;
const MAX_PICTURES = 5;

/** The stored form of a snapshot: banners and menu, and `atMs`, the time at which they were current. */
export function serializeHomeSnapshot(snapshot: {
  adverts: wire.Infer<typeof advertsSchema> | null;
  menu: wire.Infer<typeof homeMenuSchema>;
  atMs: number;
}): string {
  const { column, list } = snapshot.menu;
  const results = (snapshot.adverts?.results ?? []).slice(0, MAX_PICTURES);
  return JSON.stringify({
    adverts: { results, total: results.length },
    menu: {
      column,
      list: list.map((entry) => ({ ...entry, icon: entry.icon.length > MAX_ICON_LENGTH ? '' : entry.icon })),
    },
    atMs: snapshot.atMs,
  });
}
