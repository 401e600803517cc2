import { Refusal, REFUSALS } from '../core/Refusal';
import type { World } from '../World';
import type { LedgerRow, WalletRow } from './moneyTables';

/** The driver's own wallet. It is their default wallet, and payments by balance use it. */
export function walletOf(world: World, driverId: string): WalletRow {
  const found = world.tables.wallets.find((row) => row.driverId === driverId);
  if (found !== undefined) return found;
  const made: WalletRow = {
    walletId: `wallet-of-${driverId}`,
    walletName: '畅行停车钱包',
    driverId,
    balance: 0,
    gift: 0,
    parkIds: [],
    state: 1,
    ledger: [],
  };
  world.tables.wallets.push(made);
  return made;
}

type Entry = Pick<LedgerRow, 'recordType' | 'cents' | 'bizType' | 'bizNo' | 'payChannel' | 'title'>;

/** The gifts in an entry. A payment takes the driver's own money first, and its refund gives it back first, so that no gift becomes money. */
function giftsIn({ balance, gift, ledger }: WalletRow, { recordType, cents, bizNo }: Entry): number {
  if (recordType === 2) return cents;
  if (cents < 0) return Math.min(0, cents + balance - gift);
  if (recordType !== 4) return 0;
  const before = ledger.filter((row) => row.bizNo === bizNo && (row.recordType === 3 || row.recordType === 4));
  const own = before.reduce((sum, row) => sum - (row.cents - row.giftCents), 0);
  return Math.max(0, cents - Math.max(0, own));
}

/** Every change of a wallet goes through here, so that the sum of its ledger always equals its balance. */
export function enter(world: World, wallet: WalletRow, entry: Entry, at = world.clock.now()): void {
  const giftCents = giftsIn(wallet, entry);
  wallet.balance += entry.cents;
  wallet.gift += giftCents;
  const recordId = `${wallet.walletId}-${String(wallet.ledger.length + 1).padStart(4, '0')}`;
  wallet.ledger.push({ ...entry, giftCents, recordId, at, balanceAfter: wallet.balance });
}

/** Takes money from the driver's wallet. Refuses if there is not enough. */
export function spend(
  world: World,
  driverId: string,
  cents: number,
  what: Pick<LedgerRow, 'bizType' | 'bizNo' | 'title'>,
): void {
  const wallet = walletOf(world, driverId);
  if (wallet.balance < cents) throw new Refusal(REFUSALS.balanceShort, '余额不足，请充值或换一种支付方式');
  enter(world, wallet, { ...what, recordType: 3, cents: -cents, payChannel: 6 });
}
