import { Refusal, REFUSALS } from '../core/Refusal';
import type { World } from '../World';
import type { ChargingCardRow } from './chargingTables';
import { FREE_CARD } from './seed/chargingSeed';

/** After this many wrong passwords in a row a card is locked. */
const MAX_FAILURES = 5;

export const cardsOf = (world: World, driverId: string): ChargingCardRow[] =>
  world.tables.charging.cards.filter((row) => row.driverId === driverId);

function cardOf(world: World, driverId: string, cardId: string): ChargingCardRow {
  const card = cardsOf(world, driverId).find((row) => row.cardId === cardId);
  if (card === undefined) throw new Refusal(REFUSALS.notFound, '充电卡不存在');
  return card;
}

/** What counts as a wrong password, and what it leads to. */
function checkPassword(card: ChargingCardRow, password: string, name: string): void {
  if (card.password === password) {
    card.failures = 0;
    return;
  }
  card.failures += 1;
  if (card.failures < MAX_FAILURES) {
    throw new Refusal(REFUSALS.cardPasswordWrong, `${name}错误，还可以再试${MAX_FAILURES - card.failures}次`);
  }
  card.state = 3;
  throw new Refusal(REFUSALS.cardLocked, `${name}错误次数过多，充电卡已锁定，请联系客服`);
}

/** Binds a card to the driver who knows its password. A card that is theirs already stays theirs. */
export function bindCard(
  world: World,
  driverId: string,
  { cardNo, password }: { cardNo: string; password: string },
): ChargingCardRow {
  const card = world.tables.charging.cards.find((row) => row.cardNo === cardNo);
  if (card === undefined) throw new Refusal(REFUSALS.notFound, '卡号不存在，请核对');
  if (card.driverId === driverId) return card;
  if (card.state === 3) throw new Refusal(REFUSALS.cardLocked, '充电卡已锁定，请联系客服');
  checkPassword(card, password, '卡密码');
  if (card.state === 2) throw new Refusal(REFUSALS.cardLocked, '充电卡已挂失，请联系客服');
  if (card.driverId !== '') throw new Refusal(REFUSALS.cardTaken, '该卡已绑定其他账号，请联系客服');
  card.driverId = driverId;
  return card;
}

/** The number in a photo of a card. The pretend world reads no pictures: each shows the card that nobody has bound at the beginning. */
export const cardNoInPhoto = (world: World): string => (world.settings.readsCardPhotos ? FREE_CARD.cardNo : '');

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
  checkPassword(card, oldPassword, '原密码');
  if (newPassword === oldPassword) throw new Refusal(REFUSALS.badRequest, '新密码不能与原密码相同');
  card.password = newPassword;
}
