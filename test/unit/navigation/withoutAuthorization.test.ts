/** @jest-environment ./test/support/jest/jsdomEnvironment.js */
import { readRoute } from '@/navigation/history/syncHistoryWithStore';

const searchOf = (address: string): string => {
  window.history.replaceState(null, '', address);
  return readRoute(window).location.search;
};

describe('what a host returns after authorization never becomes a route', () => {
  test.each([
    ['/loginloading?code=c1&state=s1', ''],
    ['/loginloading?auth_code=c1&state=s1&redirect=%2FuserInfo', '?redirect=%2FuserInfo'],
    ['/loginloading?redirect=%2FuserInfo%3Fa%3D1', '?redirect=%2FuserInfo%3Fa%3D1'],
    ['/loginloading', ''],
    // On other pages these are ordinary names.
    ['/mine?code=c1', '?code=c1'],
  ])('%s -> %s', (address, search) => {
    expect(searchOf(address)).toBe(search);
  });
});
