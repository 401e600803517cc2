import type { Dispatch } from '@reduxjs/toolkit';

import { classifyScannedText } from '@/navigation/guards/classifyScannedText';
import type { Ports } from '@/platform/ports/ports';

import { showScannedText } from './requestScan';

/** Opens the screen that one of our own links leads to. Any other text is shown and never opened automatically. */
export function openOrShowScannedText(
  text: string,
  { page, config }: Pick<Ports, 'page' | 'config'>,
  dispatch: Dispatch,
  toPath: (path: string) => void,
): void {
  const own = { origin: new URL(page.href()).origin, basePath: config.basePath };
  const verdict = classifyScannedText(text, own, config.allowedHosts);
  if (verdict.kind === 'inside') toPath(verdict.path);
  else showScannedText(dispatch, text);
}
