import { type Dispatch, nanoid } from '@reduxjs/toolkit';

import { withoutUnseenCharacters } from '@/lib/controlCharacters';

import { type ScanAsked, scanAsked, scannedTextShown } from './scanSlice';
import { waitForScan } from './waitingScans';

/** Asks for one code; null when the driver gave up. */
export function askScan(dispatch: Dispatch, { hint }: Omit<ScanAsked, 'id'>): Promise<string | null> {
  const id = nanoid(8);
  const text = waitForScan(id);
  dispatch(scanAsked({ id, hint }));
  return text;
}

/** More than the largest QR code holds; what is typed is shorter. */
const MAX_LENGTH = 4300;

/** Without characters that are not seen: a mark that turns the direction of writing would disguise an address. */
const readable = (text: string): string =>
  text.slice(0, MAX_LENGTH).split('\n').map(withoutUnseenCharacters).join('\n');

/** Shows a text that leads nowhere here. */
export function showScannedText(dispatch: Dispatch, text: string): void {
  dispatch(scannedTextShown(readable(text)));
}
