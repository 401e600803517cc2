import { findScreenNameByPathname } from '@/navigation/paths';
import { screenQueryParamRules } from '@/navigation/screenQueryParamRules';
import type { BoundPlate } from '@/services/charge/plates';

const PLATE_KEYS = ['plateId', 'plateNo', 'plateColor'] as const;
type SelectedPlate = Pick<BoundPlate, (typeof PLATE_KEYS)[number]>;

/** The return path with the new plate selected, if its screen accepts a plate. `path` has passed `toSafeReturnPath`. */
export function returnPathWithPlate(path: string, plate: SelectedPlate): string {
  const [pathname = '', search = ''] = path.split('?', 2);
  const name = findScreenNameByPathname(pathname);
  const acceptedParams: object =
    name !== undefined && name in screenQueryParamRules
      ? screenQueryParamRules[name as keyof typeof screenQueryParamRules]
      : {};
  const keys = PLATE_KEYS.filter((key) => key in acceptedParams);
  if (keys.length === 0) return path;
  const params = new URLSearchParams(search);
  for (const key of keys) params.set(key, String(plate[key]));
  return `${pathname}?${params.toString()}`;
}
