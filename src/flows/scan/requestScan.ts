import { type Dispatch, nanoid } from '@reduxjs/toolkit';

import { stripInvisibleCharacters } from '@/lib/controlCharacters';

import { waitForScan } from './pendingScans';
import { scannedTextShown, scanRequested, type ScanRequestPayload } from './scanSlice';

/** Scans one code. Resolves to null if the driver cancelled. */
export function requestScan(dispatch: Dispatch, { hint }: Omit<ScanRequestPayload, 'id'>): Promise<string | null> {
  const id = nanoid(8);
  const text = waitForScan(id);
  dispatch(scanRequested({ id, hint }));
  return text;
}

/** More than the largest QR code holds; typed text is shorter. */
const MAX_LENGTH = 4300;

/** Removes invisible characters. A mark that reverses the writing direction could disguise an address. */
const readable = (text: string): string =>
  text.slice(0, MAX_LENGTH).split('\n').map(stripInvisibleCharacters).join('\n');

/** Shows a text that does not lead to a screen of this app. */
export function showScannedText(dispatch: Dispatch, text: string): void {
  dispatch(scannedTextShown(readable(text)));
}
