import type { ResponseData } from './callStarter';
import { toVisibleText, type UntrustedRecord, writeResponseText, writeText } from './paint';

/** Renders the lot that the QR code belongs to. */
export function paintLot(parkId: string, { data }: ResponseData): void {
  const record = data as UntrustedRecord;
  if (record?.['parkId'] !== parkId) return;
  writeResponseText('lot', toVisibleText(record['parkName']) || '停车场');
  writeText('address', toVisibleText(record['parkAddr']));
}
