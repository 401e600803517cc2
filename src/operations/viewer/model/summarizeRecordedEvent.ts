import type { RecordedCallEvent, RecordedEvent } from '@/operations/format/recordingFormat';

import type { RecordingTimelineRowKind } from './rowKinds';

const formatSeconds = (ms: number): string =>
  ms < 1_000 ? `${String(Math.round(ms))}毫秒` : `${(ms / 1_000).toFixed(1)}秒`;

/** The details of a recorded call: how it ended, how long it took, and its number. */
export function formatRecordedCallEvent({ method, status, code, ms, errorId }: RecordedCallEvent): string {
  return [
    method,
    status === 0 ? '无应答' : `HTTP ${String(status)}`,
    code,
    `用时${formatSeconds(ms)}`,
    errorId === '' ? '' : `错误编号 ${errorId}`,
  ]
    .filter((fact) => fact !== '')
    .join(' · ');
}

interface RecordedEventSummary {
  readonly kind: RecordingTimelineRowKind;
  readonly text: string;
  readonly details: string;
  readonly isError: boolean;
}

const createSummary = (
  kind: RecordingTimelineRowKind,
  text: string,
  details = '',
  isError = false,
): RecordedEventSummary => ({
  kind,
  text,
  details,
  isError,
});

const SCHEME_LABELS = { light: '浅色', dark: '深色' } as const;

function formatDevice({
  width,
  height,
  textPercent,
  scheme,
  isElder,
  host,
}: Extract<RecordedEvent, { kind: 'device' }>) {
  return [
    width === undefined && height === undefined ? '' : `屏幕 ${String(width ?? '')}×${String(height ?? '')}`,
    textPercent === undefined ? '' : `字号 ${String(textPercent)}%`,
    scheme === undefined ? '' : SCHEME_LABELS[scheme],
    isElder === undefined ? '' : isElder ? '大字模式' : '标准模式',
    host ?? '',
  ]
    .filter((fact) => fact !== '')
    .join('，');
}

/** Summarizes a recorded event as a separate row. */
export function summarizeRecordedEvent(note: RecordedEvent): RecordedEventSummary {
  switch (note.kind) {
    case 'call':
      return createSummary(
        /payment|payCharges/i.test(note.name) ? 'payment' : 'call',
        `${note.service} ${note.name}`,
        formatRecordedCallEvent(note),
        note.errorId !== '',
      );
    case 'error':
      return createSummary('error', '程序出错', note.text, true);
    case 'csp':
      return createSummary('error', '内容被拦下', `${note.directive} ${note.blocked}`, true);
    case 'line':
      return createSummary('line', note.isOnline ? '网络恢复' : '网络断开', note.type, !note.isOnline);
    case 'longTask':
      return createSummary('phone', `卡顿${formatSeconds(note.ms)}`);
    case 'deadPress':
      return createSummary('press', '按了没反应', note.on);
    case 'screen':
      return createSummary('phone', `画面出来用了${formatSeconds(note.paintMs)}`, note.name);
    case 'device':
      return createSummary('phone', '手机变了', formatDevice(note));
    case 'page':
      return createSummary('screen', note.why === 'reload' ? '页面重新载入' : '从外面回到页面');
  }
}
