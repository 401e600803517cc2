import { getNextPageNo, PAGE_SIZE, toPageQuery } from '@/services/schema/pages';

const page = (count: number, total: number) => ({ results: Array.from({ length: count }, (_, index) => index), total });

test.each([
  ['a whole page of more', [page(PAGE_SIZE, 45)], 1, 2],
  ['the second of three', [page(PAGE_SIZE, 45), page(PAGE_SIZE, 45)], 2, 3],
  ['the last one, not whole', [page(PAGE_SIZE, 45), page(PAGE_SIZE, 45), page(5, 45)], 3, undefined],
  ['the last one, whole', [page(PAGE_SIZE, PAGE_SIZE)], 1, undefined],
  ['a server that does not tell how many', [page(PAGE_SIZE, -1)], 1, 2],
  ['a server that tells more than it sends', [page(0, 45)], 1, undefined],
])('after %s the right page follows', (_, all, lastNo, next) => {
  expect(getNextPageNo(all[all.length - 1] ?? page(0, 0), all, lastNo)).toBe(next);
});

test('a page is requested by its number and size', () => {
  expect(toPageQuery(3)).toEqual({ pageNo: 3, pageSize: 20 });
});

test('a page with rows that cannot be read is still a whole page', () => {
  const broken = { ...page(PAGE_SIZE - 3, 45), unread: 3 };
  expect(getNextPageNo(broken, [broken], 1)).toBe(2);
  expect(getNextPageNo({ ...page(5, -1), unread: 1 }, [], 3)).toBeUndefined();
});
