import { hostReplyAsRecord, hostReplyValueAsText } from '@/host/replies/hostReply';
import { parseJson } from '@/lib/parseJson';

import type { ScanFormat, ScanResult } from '../HostAdapter';

/** iOS clients wrap the text. The SDK unwraps it only if the user agent says iPhone or iPad. */
function unwrapText(text: string): string {
  if (!text.startsWith('{')) return text;
  const inner = hostReplyAsRecord(hostReplyAsRecord(parseJson(text))['scan_code'])['scan_result'];
  return typeof inner === 'string' ? inner : text;
}

/** The scanner's result; null if it has no text. Bar codes arrive as kind, comma, value: `CODE_128,123456`. */
export function parseWechatScan(reply: unknown, formats: readonly ScanFormat[]): ScanResult | null {
  const text = unwrapText(hostReplyValueAsText(hostReplyAsRecord(reply)['resultStr']));
  if (text === '') return null;
  const bar = formats.includes('bar') ? /^(?:CODE|EAN|UPC|ITF|CODABAR|RSS)[A-Z0-9_]*,(.+)$/.exec(text)?.[1] : undefined;
  if (bar !== undefined) return { text: bar, format: 'bar' };
  return { text, format: formats.includes('qr') ? 'qr' : 'unknown' };
}
