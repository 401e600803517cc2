import type { EarlyResponse } from './callStarter';
import { fillSkeletonWithResponseText, readUntrustedText, type UntrustedRecord, writeSkeletonText } from './paint';

/** Renders the lot that the QR code belongs to. */
export function fillSkeletonLot(parkId: string, { data }: EarlyResponse): void {
  const record = data as UntrustedRecord;
  if (record?.['parkId'] !== parkId) return;
  fillSkeletonWithResponseText('lot', readUntrustedText(record['parkName']) || '停车场');
  writeSkeletonText('address', readUntrustedText(record['parkAddr']));
}
