import {
  getLostRequestArrivalWindowMs,
  nextRequestLookupDelayMs,
  toUnresolvedRequestVerdict,
  type UnresolvedRequestLookupOutcome,
} from '@/domain/requests/requestLookup';
import {
  anonymizeUnresolvedRequest,
  dropExpiredUnresolvedRequests,
  findUnresolvedRequest,
  type UnresolvedRequest,
} from '@/domain/requests/unresolvedRequest';
import { DAY_MS, MINUTE_MS } from '@/lib/timeUnits';

import { bothClocks } from '../../../support/bothClocks';

const request = (more: Partial<UnresolvedRequest> = {}): UnresolvedRequest => ({
  version: 1,
  key: 'recharge:W1',
  owner: 'driver-1',
  requestId: 'r1',
  sentAtMs: 0,
  ...more,
});

describe('the requests without a known result', () => {
  test('are kept for 24 hours of server time, whatever the clock of the device says', () => {
    const own = request({ sentServerMs: 0 });
    expect(dropExpiredUnresolvedRequests([own], { deviceMs: 5 * DAY_MS, serverMs: DAY_MS })).toEqual([own]);
    expect(dropExpiredUnresolvedRequests([own], { deviceMs: 0, serverMs: DAY_MS + 1 })).toEqual([]);
    expect(dropExpiredUnresolvedRequests([own], { deviceMs: 5 * DAY_MS, serverMs: null })).toEqual([own]);
  });

  test('of an older release are kept for 24 hours from when this one first read them with a server time', () => {
    expect(dropExpiredUnresolvedRequests([request()], { deviceMs: 5 * DAY_MS, serverMs: null })).toEqual([request()]);
    const [read] = dropExpiredUnresolvedRequests([request()], { deviceMs: 5 * DAY_MS, serverMs: 7 });
    expect(read).toEqual(request({ readServerMs: 7 }));
    expect(dropExpiredUnresolvedRequests([read!], bothClocks(DAY_MS + 7))).toEqual([read]);
    expect(dropExpiredUnresolvedRequests([read!], bothClocks(DAY_MS + 8))).toEqual([]);
  });

  test('belong to one object and one driver', () => {
    const all = [request({ key: 'recharge:W2', requestId: 'r2' }), request()];
    expect(findUnresolvedRequest(all, request())?.requestId).toBe('r1');
    expect(findUnresolvedRequest(all, request({ owner: 'driver-2' }))).toBeUndefined();
    expect(findUnresolvedRequest(all, request({ key: 'recharge:W3' }))).toBeUndefined();
  });

  test('name neither driver nor object after the session, and the same driver finds them', () => {
    const sealed = anonymizeUnresolvedRequest(request());
    expect(JSON.stringify(sealed)).not.toMatch(/recharge|W1|driver-1/);
    expect(anonymizeUnresolvedRequest(sealed)).toEqual(sealed);
    expect(findUnresolvedRequest([sealed], request())).toEqual(request());
    expect(findUnresolvedRequest([sealed], request({ owner: 'driver-2' }))).toBeUndefined();
    expect(findUnresolvedRequest([sealed], request({ owner: '' }))).toBeUndefined();
    expect(findUnresolvedRequest([sealed], request({ key: 'recharge:W2' }))).toBeUndefined();
    const visitors = request({ owner: '' });
    expect(anonymizeUnresolvedRequest(visitors)).toBe(visitors);
  });
});

describe('how long a request may still arrive', () => {
  test.each([
    ['its response was lost just now', 0, 10_000, true, 30_000],
    ['another page sent it just now, and may have waited for 30 s', 0, 0, false, 60_000],
    ['another page sent it 45 s ago', 0, 45_000, false, 15_000],
    ['another page sent it long ago', 0, DAY_MS, false, 0],
    ['the clock was set back since', 10 * MINUTE_MS, 0, false, 60_000],
    ['nobody knows when another page sent it', undefined, DAY_MS, false, 60_000],
    ['nobody knows how late it is', 0, null, false, 60_000],
  ])('%s', (_, sentServerMs, serverMs, isJustLost, expected) => {
    expect(getLostRequestArrivalWindowMs(sentServerMs, { deviceMs: 5 * DAY_MS, serverMs }, isJustLost)).toBe(expected);
  });
});

describe('when the server is asked', () => {
  /** The moments of all questions, each answered at once. */
  const moments = (arrivesForMs: number) => {
    const asked: number[] = [];
    for (let at = 0; ;) {
      const wait = nextRequestLookupDelayMs(at, arrivesForMs, asked.length === 0);
      if (wait === null) return asked.map((ms) => ms / 1_000);
      at += wait;
      asked.push(at);
    }
  };

  test('at once, then ever more rarely, and at the moment from which on the answer is final', () => {
    expect(moments(30_000)).toEqual([0, 1, 2, 3, 5, 8, 16, 24, 30, 32, 40, 48, 56, 60]);
    expect(moments(60_000)).toEqual([0, 1, 2, 3, 5, 8, 16, 24, 32, 40, 48, 56, 60]);
    expect(moments(0)).toEqual([0, 1, 2, 3, 5, 8, 16, 24, 32, 40, 48, 56, 60]);
  });

  test('once more after a minute of slow answers, if only then the answer is final', () => {
    expect(nextRequestLookupDelayMs(60_050, 60_080, false)).toBe(30);
    expect(nextRequestLookupDelayMs(60_080, 60_080, false)).toBeNull();
  });
});

test.each<[UnresolvedRequestLookupOutcome, string | null, string | null]>([
  [{ status: 'made', id: 'R1' }, 'done', 'done'],
  [{ status: 'nothingMade' }, null, 'neverReceived'],
  [{ status: 'notListed' }, null, 'unconfirmed'],
  [{ status: 'cannotTell' }, 'unconfirmed', 'unconfirmed'],
  [{ status: 'nothing' }, null, null],
])('%o means %s while the request can still arrive, then %s', (lookUp, before, after) => {
  expect(toUnresolvedRequestVerdict(lookUp, true)?.is ?? null).toBe(before);
  expect(toUnresolvedRequestVerdict(lookUp, false)?.is ?? null).toBe(after);
});
