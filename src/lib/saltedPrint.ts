import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** 96 bits as hexadecimal digits. Two things of one device never meet by chance, and the print says nothing about the rest of the hash. */
export const PRINT_LENGTH = 24;

/** A print of a text: the same for the same salt and text, and the text cannot be read from it. */
export const saltedPrint = (salt: string, text: string): string =>
  bytesToHex(sha256(utf8ToBytes(`${salt}\n${text}`))).slice(0, PRINT_LENGTH);

/** The length of a salt that is made for one print. */
export const SALT_LENGTH = 8;

/** A print with its salt, as one text. */
export const printWithSalt = (salt: string, text: string): string => `${salt} ${saltedPrint(salt, text)}`;

/** Whether this print with its salt is of that text. */
export function isPrintOf(print: string, text: string): boolean {
  const [salt = ''] = print.split(' ');
  return print === printWithSalt(salt, text);
}
