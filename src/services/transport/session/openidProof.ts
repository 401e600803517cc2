import { isPlainObject } from '@/lib/isPlainObject';
import { parseJson } from '@/lib/parseJson';

import type { KeyValueStore } from '../storage/storage';

const PROOF_KEY = 'openidProof';
const FROM_LINK_KEY = 'sessionFromLink';

/**
 * How it became known that an openid is the driver's. `oauth`: the server answered a code of the host's authorization with it. `ticket`: it opened the
 * session together with a ticket. `shell`: the native shell brought it with its tokens. `lookup`: the server names the signed-in driver as its owner.
 */
export type ProofSource = 'oauth' | 'ticket' | 'shell' | 'lookup';
/** These say who the person at the device is. The others say only whose the session is, which a link may have begun. */
const OF_PERSON: readonly unknown[] = ['oauth', 'shell'] satisfies readonly ProofSource[];
const OF_SESSION: readonly unknown[] = ['ticket', 'lookup'] satisfies readonly ProofSource[];

/**
 * What a call does with an openid. `remember`: it keeps something for the session. `bind`: it binds something to the driver of the session. `begin`: it
 * begins another session, or an account.
 */
export type OpenidUse = 'remember' | 'bind' | 'begin';

export interface OpenidProof {
  readonly openid: string;
  /** The mark of the session (`sessionOf`) that the proof belongs to; empty for a visitor. */
  readonly mark: string;
  readonly source: ProofSource;
}

/** The mark of an owner as the session keeper knows it: null for a visitor, empty for a session of a release that had no marks. */
export const markOf = (owner: string | null): string => (owner === null ? '' : owner || '-');

type Store = Pick<KeyValueStore, 'get' | 'set' | 'remove'>;

/** A visitor's proof lasts as long as the visit, the proof of a session as long as the session. */
export interface ProofStores {
  readonly local: Store;
  readonly tab: Store | undefined;
}

/** The openid on this device, whoever brought it. It is stored under either spelling (Rule 1.2); empty if unknown. */
export const storedOpenid = (local: Pick<KeyValueStore, 'get'>): string =>
  local.get('openid') ?? local.get('openId') ?? '';

const storeOf = ({ local, tab }: ProofStores, mark: string): Store | undefined => (mark === '' ? tab : local);

function readProof(stores: ProofStores, mark: string): OpenidProof | null {
  const value = parseJson(storeOf(stores, mark)?.get(PROOF_KEY) ?? '');
  return isPlainObject(value) &&
    value['mark'] === mark &&
    value['openid'] === storedOpenid(stores.local) &&
    [...OF_PERSON, ...OF_SESSION].includes(value['source'])
    ? (value as unknown as OpenidProof)
    : null;
}

/**
 * The stored openid if it is proved for the session of this mark; empty if it is only claimed, or does not do for this use: what the proof of one session
 * says does not hold for the next one, and in a session that a link has begun nothing is bound until its owner is confirmed.
 */
export function provedOpenid(
  stores: ProofStores,
  mark: string,
  use: OpenidUse = 'remember',
  isConfirmed = false,
): string {
  const proof = readProof(stores, mark);
  if (proof === null) return '';
  const mayBe =
    use === 'remember' ||
    (use === 'begin' ? OF_PERSON.includes(proof.source) : isConfirmed || !isFromLink(stores, mark));
  return mayBe ? proof.openid : '';
}

/** Stores a proved openid in place of whatever stood there. */
export function writeProof(stores: ProofStores, proof: OpenidProof): void {
  for (const key of ['openid', 'openId']) stores.local.set(key, proof.openid);
  storeOf(stores, proof.mark)?.set(PROOF_KEY, JSON.stringify(proof));
}

/** Ends the proof of a session that has ended. Another tab may have proved one for the session that followed. */
export function endProof(stores: ProofStores, mark: string): void {
  const { local } = stores;
  const value = parseJson(local.get(PROOF_KEY) ?? '');
  if (isPlainObject(value) && value['mark'] === mark) local.remove(PROOF_KEY);
  if (isFromLink(stores, mark)) local.remove(FROM_LINK_KEY);
}

/** A session begins. What is still there is of one whose end nobody has seen: its cookies ended while no page was open. The mark may be the same. */
export function endEveryProof({ local }: ProofStores): void {
  for (const key of [PROOF_KEY, FROM_LINK_KEY]) local.remove(key);
}

/** Takes the proof that a visitor has brought. It passes once, to the session that they open; any other session ends it. */
export function takeVisitorProof(stores: ProofStores): OpenidProof | null {
  const proof = readProof(stores, '');
  stores.tab?.remove(PROOF_KEY);
  return proof;
}

/** The server has named the driver of a session whose mark was random. The session and its proof are the same as before. */
export function renameProof(stores: ProofStores, before: string, mark: string): void {
  const proof = readProof(stores, before);
  if (proof !== null) writeProof(stores, { ...proof, mark });
  if (isFromLink(stores, before)) markFromLink(stores, mark);
}

/** Whether a link has opened the session: whoever reads the screen may be somebody else than its driver. */
export const isFromLink = ({ local }: ProofStores, mark: string): boolean =>
  mark !== '' && local.get(FROM_LINK_KEY) === mark;

export const markFromLink = ({ local }: ProofStores, mark: string): void => {
  local.set(FROM_LINK_KEY, mark);
};
