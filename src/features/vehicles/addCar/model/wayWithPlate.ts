import { pathNameOf } from '@/navigation/paths';
import { queries } from '@/navigation/queries';
import type { BoundPlate } from '@/services/charge/plates';

const KEYS = ['plateId', 'plateNo', 'plateColor'] as const;
type Chosen = Pick<BoundPlate, (typeof KEYS)[number]>;

/** The return path with the new plate selected, where that screen takes a plate. `path` has passed `safeReturnPath`. */
export function wayWithPlate(path: string, plate: Chosen): string {
  const [pathname = '', search = ''] = path.split('?', 2);
  const name = pathNameOf(pathname);
  const taken: object = name !== undefined && name in queries ? queries[name as keyof typeof queries] : {};
  const keys = KEYS.filter((key) => key in taken);
  if (keys.length === 0) return path;
  const params = new URLSearchParams(search);
  for (const key of keys) params.set(key, String(plate[key]));
  return `${pathname}?${params.toString()}`;
}
