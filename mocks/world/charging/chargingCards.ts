import { Refusal, REFUSALS } from '../core/Refusal';
import type { World } from '../World';
import type { ChargingCardRow } from './chargingTables';

/** After this many wrong passwords in a row a card is locked. */
const MAX_FAILURES = 5;

export const cardsOf = (world: World, driverId: string): ChargingCardRow[] =>
  world.tables.charging.cards.filter((row) => row.driverId === driverId);

function cardOf(world: World, driverId: string, cardId: string): ChargingCardRow {
  const card = cardsOf(world, driverId).find((row) => row.cardId === cardId);
  if (card === undefined) throw new Refusal(REFUSALS.notFound, '充电卡不存在');
  return card;
}

/** Reports a card as lost, so that nobody can charge with it, or takes the report back. */
export function reportCard(world: World, driverId: string, cardId: string, isLost: boolean): ChargingCardRow {
  const card = cardOf(world, driverId, cardId);
  if (card.state === 3) throw new Refusal(REFUSALS.cardLocked, '充电卡已锁定，请联系客服');
  card.state = isLost ? 2 : 1;
  return card;
}

export function changeCardPassword(
  world: World,
  driverId: string,
  { cardId, oldPassword, newPassword }: { cardId: string; oldPassword: string; newPassword: string },
): void {
  const card = cardOf(world, driverId, cardId);
  if (card.state === 2) throw new Refusal(REFUSALS.cardLocked, '充电卡已挂失，请先解除挂失');
  if (card.state === 3) throw new Refusal(REFUSALS.cardLocked, '充电卡已锁定，请联系客服');
  if (card.password !== oldPassword) {
    card.failures += 1;
    if (card.failures < MAX_FAILURES) {
      throw new Refusal(REFUSALS.cardPasswordWrong, `原密码错误，还可以再试${MAX_FAILURES - card.failures}次`);
    }
    card.state = 3;
    throw new Refusal(REFUSALS.cardLocked, '原密码错误次数过多，充电卡已锁定，请联系客服');
  }
  if (newPassword === oldPassword) throw new Refusal(REFUSALS.badRequest, '新密码不能与原密码相同');
  card.failures = 0;
  card.password = newPassword;
}
