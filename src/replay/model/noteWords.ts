import type { CallNote, RecordedNote } from '@/domain/recording/recordingFormat';

import type { RowKind } from './rowKinds';

const seconds = (ms: number): string => (ms < 1_000 ? `${String(Math.round(ms))}毫秒` : `${(ms / 1_000).toFixed(1)}秒`);

/** What a call of the recording says beside its name: how it ended, how long it took, and its number. */
export function callFacts({ method, status, code, ms, errorId }: CallNote): string {
  return [
    method,
    status === 0 ? '无应答' : `HTTP ${String(status)}`,
    code,
    `用时${seconds(ms)}`,
    errorId === '' ? '' : `错误编号 ${errorId}`,
  ]
    .filter((fact) => fact !== '')
    .join(' · ');
}

interface NoteFacts {
  readonly kind: RowKind;
  readonly words: string;
  readonly facts: string;
  readonly isError: boolean;
}

const told = (kind: RowKind, words: string, facts = '', isError = false): NoteFacts => ({
  kind,
  words,
  facts,
  isError,
});

const SCHEMES = { light: '浅色', dark: '深色' } as const;

function deviceWords({ width, height, textPercent, scheme, isElder, host }: Extract<RecordedNote, { kind: 'device' }>) {
  return [
    width === undefined && height === undefined ? '' : `屏幕 ${String(width ?? '')}×${String(height ?? '')}`,
    textPercent === undefined ? '' : `字号 ${String(textPercent)}%`,
    scheme === undefined ? '' : SCHEMES[scheme],
    isElder === undefined ? '' : isElder ? '大字模式' : '标准模式',
    host ?? '',
  ]
    .filter((fact) => fact !== '')
    .join('，');
}

/** A note as a row of its own. */
export function noteFacts(note: RecordedNote): NoteFacts {
  switch (note.kind) {
    case 'call':
      return told(
        /payment|payCharges/i.test(note.name) ? 'payment' : 'call',
        `${note.service} ${note.name}`,
        callFacts(note),
        note.errorId !== '',
      );
    case 'error':
      return told('error', '程序出错', note.text, true);
    case 'csp':
      return told('error', '内容被拦下', `${note.directive} ${note.blocked}`, true);
    case 'line':
      return told('line', note.isOnline ? '网络恢复' : '网络断开', note.type, !note.isOnline);
    case 'longTask':
      return told('phone', `卡顿${seconds(note.ms)}`);
    case 'deadPress':
      return told('press', '按了没反应', note.on);
    case 'screen':
      return told('phone', `画面出来用了${seconds(note.paintMs)}`, note.name);
    case 'device':
      return told('phone', '手机变了', deviceWords(note));
    case 'page':
      return told('screen', note.why === 'reload' ? '页面重新载入' : '从外面回到页面');
  }
}
