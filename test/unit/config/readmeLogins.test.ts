import { readFileSync } from 'node:fs';
import path from 'node:path';

import { formatYuan } from '@/domain/money';

import { createBackend } from '../../../mocks/app';
import { DRIVERS, PLATES, SEEDED_TICKET } from '../../../mocks/world/core/seeded';
import { reckon } from '../../../mocks/world/parking/stays';
import { standardSettings } from '../../../mocks/world/settings';

const README = readFileSync(path.resolve(__dirname, '../../../README.md'), 'utf8');
const cells = (line: string) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

test("the logins in README are those of the seed, with each driver's data", () => {
  const { world } = createBackend();
  const { tables } = world;
  const now = world.clock.now();
  const rows = Object.entries(DRIVERS).map(([name, { driverId, phone, password, openid }]) => {
    const driver = tables.drivers.find((row) => row.driverId === driverId);
    const plates = driver?.plates.map(({ plateNo }) => plateNo) ?? [];
    const arrears = tables.stays.filter(
      (stay) => plates.includes(stay.plateNo) && stay.exitAt !== null && reckon(world, stay).due > 0,
    );
    const coupons = tables.coupons.filter((row) => row.driverId === driverId && row.state === 1 && row.endAt > now);
    return [
      `\`${name}\`, ${driver?.nickName ?? ''}`,
      ...[phone, password, openid].map((text) => `\`${text}\``),
      plates.join(', ') || '–',
      String(arrears.length),
      String(coupons.length),
      formatYuan(tables.wallets.find((row) => row.driverId === driverId)?.balance ?? 0),
    ];
  });
  expect(rows).toHaveLength(tables.drivers.length);
  const written = README.split('\n').filter((line) => /^\| `\w+`, /.test(line));
  expect(written.map(cells)).toEqual(rows);
});

test('the code, the ticket and the plates that README names are those of the seed', () => {
  expect(README).toContain(`The SMS code \`${standardSettings().universalCode}\` is always accepted`);
  expect(README).toContain(`{"ticket":"${SEEDED_TICKET}","openid":"${DRIVERS.lin.openid}"}`);
  expect(README.replace(/\s+/g, ' ')).toContain(
    `one bill with ${PLATES.visitorOne}, several with ${PLATES.visitorSeveral}, none with ${PLATES.visitorNone}, and one that can be paid only signed in with ${PLATES.visitorMustSignIn}.`,
  );
});
