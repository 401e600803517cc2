import { isBase64 } from '@/lib/isBase64';

import { Refusal, REFUSALS } from '../core/Refusal';
import type { World } from '../World';
import type { UploadRow } from './supportTables';

const MAX_BYTES = 5 * 1024 * 1024;

/** The first bytes of each kind of file. */
const KINDS: readonly { mime: UploadRow['mime']; suffixes: readonly string[]; is: (bytes: Buffer) => boolean }[] = [
  { mime: 'image/jpeg', suffixes: ['jpg', 'jpeg'], is: (bytes) => bytes.subarray(0, 3).toString('hex') === 'ffd8ff' },
  { mime: 'image/png', suffixes: ['png'], is: (bytes) => bytes.subarray(0, 8).toString('hex') === '89504e470d0a1a0a' },
  {
    mime: 'image/webp',
    suffixes: ['webp'],
    is: (bytes) =>
      bytes.subarray(0, 4).toString('latin1') === 'RIFF' && bytes.subarray(8, 12).toString('latin1') === 'WEBP',
  },
];

/** Stores a picture and returns the address that serves it. Its type is determined by its bytes, not by its name. */
export function keepPicture(world: World, fileData: string, suffix: string): string {
  if (!isBase64(fileData) || fileData.length % 4 !== 0) {
    throw new Refusal(REFUSALS.badRequest, '图片数据不是base64');
  }
  const bytes = Buffer.from(fileData, 'base64');
  if (bytes.length > MAX_BYTES) throw new Refusal(REFUSALS.pictureTooLarge, '图片不能超过5MB');
  const kind = KINDS.find(({ is }) => is(bytes));
  if (kind?.suffixes.includes(suffix.toLowerCase()) !== true) {
    throw new Refusal(REFUSALS.notAPicture, '请上传jpg、png或webp格式的图片');
  }
  const file = `${world.nextId('U')}.${kind.suffixes[0] ?? ''}`;
  world.tables.uploads.push({ file, mime: kind.mime, bytes });
  return `/__mocks/uploads/${file}`;
}
