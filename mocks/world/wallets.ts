import { Refusal, REFUSALS } from './Refusal';
import type { WalletRow } from './tables';
import type { World } from './World';

export function walletOf(world: World, driverId: string): WalletRow {
  const found = world.tables.wallets.find((row) => row.driverId === driverId);
  if (found !== undefined) return found;
  const made: WalletRow = { driverId, balance: 0, gift: 0, ledger: [] };
  world.tables.wallets.push(made);
  return made;
}

/** Takes money out of a wallet and writes it down; refuses when there is not enough. */
export function spend(world: World, driverId: string, cents: number, reason: string): void {
  const wallet = walletOf(world, driverId);
  if (wallet.balance < cents) throw new Refusal(REFUSALS.balanceShort, '余额不足，请充值或换一种支付方式');
  wallet.balance -= cents;
  wallet.gift = Math.min(wallet.gift, wallet.balance);
  wallet.ledger.push({ at: world.clock.now(), cents: -cents, balanceAfter: wallet.balance, reason });
}
