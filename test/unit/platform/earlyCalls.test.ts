import { type EarlyCalls, takeEarlyResponse } from '@/platform/ports/earlyCalls';

const answer = () => Promise.resolve(new Response('{}'));
const KEY = 'POST /api/x {"a":1}';
const post = (Authorization?: string) => ({
  method: 'POST',
  body: '{"a":1}',
  headers: { ClientType: '2', ...(Authorization === undefined ? {} : { Authorization }) },
});

test('a response is taken once, by the call that would have been sent', () => {
  const sent = answer();
  const calls: EarlyCalls = { [KEY]: { token: 't', response: sent } };
  expect(takeEarlyResponse(calls, '/api/x', { ...post('t'), body: '{"a":2}' })).toBeUndefined();
  expect(takeEarlyResponse(calls, '/api/x', post('t'))).toBe(sent);
  expect(takeEarlyResponse(calls, '/api/x', post('t'))).toBeUndefined();
});

test.each([
  ['another driver', 'token-of-lin', 'token-of-chen'],
  ['a visitor, after a driver has signed out', 'token-of-lin', undefined],
  ['a driver, after a visitor has signed in', null, 'token-of-lin'],
])('%s: a response to another token is dropped', (_, sentWith, now) => {
  const calls: EarlyCalls = { [KEY]: { token: sentWith, response: answer() } };
  expect(takeEarlyResponse(calls, '/api/x', post(now))).toBeUndefined();
  expect(calls[KEY]).toBeUndefined();
});

test("a visitor's response is taken by a visitor", () => {
  const sent = answer();
  expect(takeEarlyResponse({ [KEY]: { token: null, response: sent } }, '/api/x', post())).toBe(sent);
});

test('a page without early calls sends its own', () => {
  expect(takeEarlyResponse(undefined, '/api/x')).toBeUndefined();
  expect(takeEarlyResponse({}, '/api/x')).toBeUndefined();
});
