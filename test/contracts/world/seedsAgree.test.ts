import { createBackend } from '../../../mocks/app';
import { wireTime } from '../../../mocks/world/core/clock';
import { LOTS } from '../../../mocks/world/core/seeded';
import { useOf } from '../../../mocks/world/coupons/coupons';
import { reckon, stayOf } from '../../../mocks/world/parking/stays';
import { mockClient } from '../mockClient';

const { world } = createBackend();

test('a coupon that is seeded as used is on the bill it was used for', () => {
  const used = world.tables.coupons.filter(({ state }) => state === 3);
  expect(used).not.toEqual([]);
  for (const coupon of used) {
    const use = useOf(world, coupon);
    expect(use?.cents).toBe(coupon.couponValue);
    expect(reckon(world, stayOf(world, use?.uniqueId ?? '', use?.parkId ?? ''))).toMatchObject({
      coupon: use?.cents,
      due: 0,
    });
  }
});

test('the text of a road that charges at any hour says so', () => {
  const road = world.tables.lots.find(({ parkId }) => parkId === LOTS.roadside);
  expect(road?.description).toContain('全天收费');
});

test.each(['2026-03-10T00:10:00+08:00', '2026-03-10T12:00:00+08:00', '2026-03-10T23:50:00+08:00'])(
  "tonight's maintenance ends at the time in its text, whenever the world starts (%s)",
  async (startAt) => {
    const client = mockClient({ startAt: Date.parse(startAt) });
    const { data } = await client.call('GET', 'basic/v2/api/viewNotice?noticeType=4');
    const [tonight] = (data as { results: { contentHtml: string; endTime: string }[] }).results;
    expect(tonight?.contentHtml).toContain('今晚23:00至次日1:00');
    expect(tonight?.endTime).toBe('2026-03-11 01:00:00');
    expect(wireTime(client.world.clock.startAt).slice(0, 10)).toBe('2026-03-10');
  },
);
