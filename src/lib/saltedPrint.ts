import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** 96 bits as hexadecimal digits. Two things of one device never meet by chance, and the print says nothing about the rest of the hash. */
export const PRINT_LENGTH = 24;

/** A print of a text: the same for the same salt and text, and the text cannot be read from it. */
export const saltedPrint = (salt: string, text: string): string =>
  bytesToHex(sha256(utf8ToBytes(`${salt}\n${text}`))).slice(0, PRINT_LENGTH);
