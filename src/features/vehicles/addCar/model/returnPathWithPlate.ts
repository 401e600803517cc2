import { findPathName } from '@/navigation/paths';
import { screenQueryRules } from '@/navigation/screenQueryRules';
import type { BoundPlate } from '@/services/charge/plates';

const PLATE_KEYS = ['plateId', 'plateNo', 'plateColor'] as const;
type SelectedPlate = Pick<BoundPlate, (typeof PLATE_KEYS)[number]>;

/** The return path with the new plate selected, if its screen accepts a plate. `path` has passed `toSafeReturnPath`. */
export function returnPathWithPlate(path: string, plate: SelectedPlate): string {
  const [pathname = '', search = ''] = path.split('?', 2);
  const name = findPathName(pathname);
  const acceptedParams: object =
    name !== undefined && name in screenQueryRules ? screenQueryRules[name as keyof typeof screenQueryRules] : {};
  const keys = PLATE_KEYS.filter((key) => key in acceptedParams);
  if (keys.length === 0) return path;
  const params = new URLSearchParams(search);
  for (const key of keys) params.set(key, String(plate[key]));
  return `${pathname}?${params.toString()}`;
}
