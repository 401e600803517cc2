import { findScreenNameByPathname, parentPathRedirects, paths } from '@/navigation/paths';
import { screenQueryParamRules } from '@/navigation/screenQueryParamRules';

import { routes } from '../data/routes';

const published = routes.map(([path]) => path);
const ours = Object.values(paths);

describe('the map of the product', () => {
  test('holds exactly the 187 published addresses', () => {
    expect(published).toHaveLength(187);
    expect([...ours].sort()).toEqual([...published].sort());
  });

  test('names no address twice', () => {
    expect(new Set(ours).size).toBe(ours.length);
  });

  test.each(Object.entries(paths))('%s is recognised at %s', (name, pattern) => {
    expect(findScreenNameByPathname(pattern)).toBe(name);
    expect(findScreenNameByPathname(encodeURI(pattern))).toBe(name);
    expect(findScreenNameByPathname(`${pattern}/`)).toBe(name);
  });

  test('spells its names in letters and digits, starting small', () => {
    expect(Object.keys(paths).filter((name) => !/^[a-z][A-Za-z0-9]*$/.test(name))).toEqual([]);
  });

  test('redirects only addresses that have no screen, and only to addresses that have one', () => {
    for (const [from, name] of Object.entries(parentPathRedirects)) {
      expect(findScreenNameByPathname(from)).toBeUndefined();
      expect(paths).toHaveProperty(name);
    }
  });

  test('declares parameters only for pages that exist', () => {
    expect(Object.keys(screenQueryParamRules).filter((name) => !(name in paths))).toEqual([]);
  });
});
