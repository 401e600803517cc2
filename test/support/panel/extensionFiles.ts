import { readFileSync } from 'node:fs';
import { inflateRawSync } from 'node:zlib';

const STORE_ID = 'lmhkpmbekcpmknklioeibfkpmmfibljd';
const ENTRY = 0x02014b50;
const DEFLATED = 8;

/** The files of the extension as its store signs and ships it: a header, then a zip. */
function unpack(crx: Buffer): Map<string, Buffer> {
  const zip = crx.subarray(12 + crx.readUInt32LE(8));
  const end = zip.lastIndexOf(Buffer.from('PK\u0005\u0006', 'latin1'));
  const files = new Map<string, Buffer>();
  for (let at = zip.readUInt32LE(end + 16); zip.readUInt32LE(at) === ENTRY;) {
    const [named, more, said] = [zip.readUInt16LE(at + 28), zip.readUInt16LE(at + 30), zip.readUInt16LE(at + 32)];
    const local = zip.readUInt32LE(at + 42);
    const from = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const packed = zip.subarray(from, from + zip.readUInt32LE(at + 20));
    const isDeflated = zip.readUInt16LE(at + 10) === DEFLATED;
    files.set(zip.toString('utf8', at + 46, at + 46 + named), isDeflated ? inflateRawSync(packed) : packed);
    at += 46 + named + more + said;
  }
  return files;
}

let unpacked: Map<string, Buffer> | undefined;

/** The text of a file of the genuine extension. */
export function extensionFile(name: string): string {
  unpacked ??= unpack(readFileSync(require.resolve(`@tomjs/electron-devtools-files/extensions/${STORE_ID}.crx`)));
  const file = unpacked.get(name);
  if (file === undefined) throw new Error(`the extension has no ${name}`);
  return file.toString('utf8');
}
