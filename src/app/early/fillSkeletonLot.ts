import type { EarlyResponse } from './callStarter';
import { readUntrustedText, type UntrustedRecord, writeSkeletonResponseText, writeSkeletonText } from './paint';

/** Renders the lot that the QR code belongs to. */
export function fillSkeletonLot(parkId: string, { data }: EarlyResponse): void {
  const record = data as UntrustedRecord;
  if (record?.['parkId'] !== parkId) return;
  writeSkeletonResponseText('lot', readUntrustedText(record['parkName']) || '停车场');
  writeSkeletonText('address', readUntrustedText(record['parkAddr']));
}
