import { findHistoryEntriesToRemove } from '@/navigation/history/finishScreenFlow';

const isSignIn = (pathname: string) => ['/login', '/registor', '/loginloading'].includes(pathname);
const entry = (pathname: string) => ({ pathname, key: `key of ${pathname}` });
const leaves = (below: readonly string[], path: string) =>
  findHistoryEntriesToRemove(below.map(entry), path, isSignIn).map(({ pathname }) => pathname);

test.each([
  ['the screen below is wanted: it would stand twice', ['/home', '/carManage'], '/carManage', ['/carManage']],
  ['other parameters: the same screen', ['/home', '/payPage'], '/payPage?uniqueId=1', ['/payPage']],
  ['several screens of signing in', ['/carManage', '/login'], '/carManage', ['/login', '/carManage']],
  ['another screen is wanted: the one below stays', ['/userInfo'], '/mine', []],
  ['another screen is wanted after several', ['/home', '/login'], '/carManage', ['/login']],
  ['a parent is the name of its child', ['/home'], '/', ['/home']],
  ['nothing below', [], '/mine', []],
  ['only screens of signing in below', ['/login'], '/mine', ['/login']],
] as const)('%s', (_, below, path, expected) => {
  expect(leaves(below, path)).toEqual(expected);
});
