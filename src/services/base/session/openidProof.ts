import { isPlainObject } from '@/lib/isPlainObject';
import { parseJson } from '@/lib/parseJson';
import type { OpenidProofSource, OpenidUse } from '@/platform/ports/session';
import type { KeyValueStore } from '@/platform/storage/storage';

const PROOF_KEY = 'openidProof';
const FROM_LINK_KEY = 'sessionFromLink';

/** These prove who is using the device. The others only prove whose session it is, and a link may have opened that. */
const PERSON_SOURCES: readonly unknown[] = ['oauth', 'shell'] satisfies readonly OpenidProofSource[];
const SESSION_SOURCES: readonly unknown[] = ['ticket', 'lookup'] satisfies readonly OpenidProofSource[];

export interface OpenidProof {
  readonly openid: string;
  /** The mark of the session (`sessionOf`) to which the proof belongs; empty for a visitor. */
  readonly mark: string;
  readonly source: OpenidProofSource;
}

/**
 * The mark of an owner as the session keeper stores it: null for a visitor, empty for a session of a release without
 * marks.
 */
export const toSessionOwnerMark = (owner: string | null): string => (owner === null ? '' : owner || '-');

type ProofStore = Pick<KeyValueStore, 'get' | 'set' | 'remove'>;

/** The proof of a visitor lasts as long as the visit, the proof of a session as long as the session. */
export interface OpenidProofStores {
  readonly local: ProofStore;
  readonly tab: ProofStore | undefined;
}

/** The openid on this device, from any source. Either spelling of the key is read (Rule 1.2); empty if unknown. */
export const readStoredOpenid = (local: Pick<KeyValueStore, 'get'>): string =>
  local.get('openid') ?? local.get('openId') ?? '';

const selectStore = ({ local, tab }: OpenidProofStores, mark: string): ProofStore | undefined =>
  mark === '' ? tab : local;

function readProof(stores: OpenidProofStores, mark: string): OpenidProof | null {
  const value = parseJson(selectStore(stores, mark)?.get(PROOF_KEY) ?? '');
  return isPlainObject(value) &&
    value['mark'] === mark &&
    value['openid'] === readStoredOpenid(stores.local) &&
    [...PERSON_SOURCES, ...SESSION_SOURCES].includes(value['source'])
    ? (value as unknown as OpenidProof)
    : null;
}

/**
 * Returns the stored openid if it is proved for the session of this mark; empty if it is only claimed or not
 * sufficient for this use. A proof is valid for one session only, and in a session opened by a link nothing is bound
 * until its owner is confirmed.
 */
export function findProvedOpenid(
  stores: OpenidProofStores,
  mark: string,
  use: OpenidUse = 'remember',
  isConfirmed = false,
): string {
  const proof = readProof(stores, mark);
  if (proof === null) return '';
  const isAllowed =
    use === 'remember' ||
    (use === 'begin' ? PERSON_SOURCES.includes(proof.source) : isConfirmed || !isSessionFromLink(stores, mark));
  return isAllowed ? proof.openid : '';
}

/** Stores a proved openid and replaces any other. */
export function writeOpenidProof(stores: OpenidProofStores, proof: OpenidProof): void {
  for (const key of ['openid', 'openId']) stores.local.set(key, proof.openid);
  selectStore(stores, proof.mark)?.set(PROOF_KEY, JSON.stringify(proof));
}

/**
 * Removes the proof of a session that has ended. Another tab may already have stored one for the next session, which
 * stays.
 */
export function removeOpenidProof(stores: OpenidProofStores, mark: string): void {
  const { local } = stores;
  const value = parseJson(local.get(PROOF_KEY) ?? '');
  if (isPlainObject(value) && value['mark'] === mark) local.remove(PROOF_KEY);
  if (isSessionFromLink(stores, mark)) local.remove(FROM_LINK_KEY);
}

/**
 * Removes all proofs when a session begins. Any that remain belong to a session whose cookies expired while no page
 * was open. The mark may be the same.
 */
export function removeAllSessionOpenidProofs({ local }: OpenidProofStores): void {
  for (const key of [PROOF_KEY, FROM_LINK_KEY]) local.remove(key);
}

/**
 * Takes and removes the proof of a visitor. It is transferred once, to the session that they open; any other session
 * discards it.
 */
export function takeVisitorOpenidProof(stores: OpenidProofStores): OpenidProof | null {
  const proof = readProof(stores, '');
  stores.tab?.remove(PROOF_KEY);
  return proof;
}

/**
 * Moves the proof to a new mark: the server has identified the driver of a session whose mark was random. It is the
 * same session.
 */
export function moveOpenidProofToSessionMark(stores: OpenidProofStores, previousMark: string, mark: string): void {
  const proof = readProof(stores, previousMark);
  if (proof !== null) writeOpenidProof(stores, { ...proof, mark });
  if (isSessionFromLink(stores, previousMark)) markSessionFromLink(stores, mark);
}

/** Whether a link has opened the session: the person at the device may not be its driver. */
export const isSessionFromLink = ({ local }: OpenidProofStores, mark: string): boolean =>
  mark !== '' && local.get(FROM_LINK_KEY) === mark;

export const markSessionFromLink = ({ local }: OpenidProofStores, mark: string): void => {
  local.set(FROM_LINK_KEY, mark);
};
