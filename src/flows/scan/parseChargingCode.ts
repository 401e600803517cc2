import { readScreenQueryParams } from '@/navigation/guards/readScreenQueryParams';
import type { QueryParamsByScreenName } from '@/navigation/paths';

/** Parses the code on a charging pile: an address whose query names the gun or the device. Null for any other code. */
export function parseChargingCode(text: string): Partial<QueryParamsByScreenName['chargingPage']> | null {
  const at = text.indexOf('?');
  if (!/^https:\/\//i.test(text) || at === -1) return null;
  const { gunNo, deviceNo } = readScreenQueryParams('chargingPage', text.slice(at));
  if (gunNo === undefined && deviceNo === undefined) return null;
  return { gunNo, deviceNo };
}
