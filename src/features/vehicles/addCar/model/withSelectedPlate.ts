import { pathNameOf } from '@/navigation/paths';
import { queries } from '@/navigation/queries';
import type { BoundPlate } from '@/services/charge/plates';

const PLATE_KEYS = ['plateId', 'plateNo', 'plateColor'] as const;
type SelectedPlate = Pick<BoundPlate, (typeof PLATE_KEYS)[number]>;

/** The return path with the new plate selected, if its screen accepts a plate. `path` has passed `safeReturnPath`. */
export function withSelectedPlate(path: string, plate: SelectedPlate): string {
  const [pathname = '', search = ''] = path.split('?', 2);
  const name = pathNameOf(pathname);
  const acceptedParams: object = name !== undefined && name in queries ? queries[name as keyof typeof queries] : {};
  const keys = PLATE_KEYS.filter((key) => key in acceptedParams);
  if (keys.length === 0) return path;
  const params = new URLSearchParams(search);
  for (const key of keys) params.set(key, String(plate[key]));
  return `${pathname}?${params.toString()}`;
}
