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

/** Every change of a wallet goes through here, so that the sum of its ledger always equals its balance. */
export function enter(world: World, wallet: WalletRow, entry: Entry, at = world.clock.now()): void {
  wallet.balance += entry.cents;
  wallet.gift = Math.min(wallet.gift, wallet.balance);
  const recordId = `${wallet.walletId}-${String(wallet.ledger.length + 1).padStart(4, '0')}`;
  wallet.ledger.push({ ...entry, recordId, at, balanceAfter: wallet.balance });
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
