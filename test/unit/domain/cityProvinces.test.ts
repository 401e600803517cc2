import { plateProvinceOfCity } from '@/domain/plate/cityProvinces';
import { PLATE_KEYBOARD_BOARDS } from '@/domain/plate/plateBoards';

import { hostileStrings } from '../../corpus/hostileStrings';

test.each([
  ['深圳市', '粤'],
  ['北京', '京'],
  ['大兴安岭地区', '黑'],
  ['兴安盟', '蒙'],
  ['吉林市', '吉'],
  ['吉安市', '赣'],
  ['海东市', '青'],
  ['海口市', '琼'],
])('plates of %s begin with %s', (city, province) => {
  expect(plateProvinceOfCity(city)).toBe(province);
});

test('a city that is not known has none; every province that is found has a key', () => {
  for (const name of ['', ' ', '东京', ...hostileStrings]) expect(plateProvinceOfCity(name)).toBeNull();
  const keys = PLATE_KEYBOARD_BOARDS.provinces.flat();
  for (const city of ['杭州市', '成都市', '三亚市', '拉萨市', '银川市'])
    expect(keys).toContain(plateProvinceOfCity(city));
});
