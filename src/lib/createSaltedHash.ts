import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** 96 bits as hexadecimal digits: no accidental collisions on one device, and the rest of the hash stays unknown. */
export const SALTED_HASH_LENGTH = 24;

/** Hashes a text. The result is the same for the same salt and text, and does not reveal the text. */
export const createSaltedHash = (salt: string, text: string): string =>
  bytesToHex(sha256(utf8ToBytes(`${salt}\n${text}`))).slice(0, SALTED_HASH_LENGTH);

/** The length of a salt that is generated for a single hash. */
export const SALT_LENGTH = 8;

/** The salt and the hash as one text. */
export const toSaltAndHashText = (salt: string, text: string): string => `${salt} ${createSaltedHash(salt, text)}`;

/** Whether this text of salt and hash belongs to the given text. */
export function matchesSaltAndHashText(hash: string, text: string): boolean {
  const [salt = ''] = hash.split(' ');
  return hash === toSaltAndHashText(salt, text);
}
