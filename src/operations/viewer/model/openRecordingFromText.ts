import {
  parseRecordingFile,
  type RecordingFile,
  type RecordingParseErrorCode,
} from '@/operations/format/recordingFormat';

/** A recording has 1 MB at most. A file far beyond that is something else and is not read. */
export const MAX_RECORDING_FILE_BYTES = 8 * 1_048_576;

const APP_NAME = 'driver-app';

const PROBLEM_TEXTS: Readonly<Record<RecordingParseErrorCode, string>> = {
  notJson: '这不是录制文件：内容读不懂',
  notRecording: '这不是录制文件：里面没有录制内容',
  newerFormat: '这段录制来自更新的版本，请用新版回放页打开',
  unreadActions: '文件已损坏：操作记录读不出来',
  unreadState: '文件已损坏：开头的状态读不出来',
  unreadTimes: '文件已损坏：时间对不上',
  unreadDevice: '文件已损坏：手机信息读不出来',
};

export type OpenRecordingResult = { readonly file: RecordingFile } | { readonly problem: string };

/** Why a file of this size is not read; null if it may be a recording. */
export function getRecordingFileSizeErrorText(bytes: number): string | null {
  if (bytes === 0) return '这个文件是空的';
  if (bytes <= MAX_RECORDING_FILE_BYTES) return null;
  return `文件有${String(Math.round(bytes / 1_048_576))} MB，录制文件不超过1 MB，请确认是否选错`;
}

/** Parses a recording, or returns a sentence that explains why it cannot be shown. Never throws. */
export function openRecordingFromText(text: string): OpenRecordingResult {
  const size = getRecordingFileSizeErrorText(text.length);
  if (size !== null) return { problem: size };
  const read = parseRecordingFile(text);
  if ('problem' in read) return { problem: PROBLEM_TEXTS[read.problem] };
  if (read.file.app !== APP_NAME) return { problem: '这段录制不是本应用的' };
  return read;
}
