/** @jest-environment ./test/support/jest/jsdomEnvironment.js */
import fc from 'fast-check';

import { parseEnvelope } from '@/services/base/baseQuery/envelope';
import { encodePathSegment } from '@/services/base/baseQuery/sendServiceCall';
import { homeBillCalls } from '@/services/charge/homeBillCalls';
import { paymentCalls } from '@/services/charge/payments';
import { signInTicketCalls } from '@/services/driver/ticket';

import { hostileStrings } from '../../../corpus/hostileStrings';
import { after, envelope, makeServices } from '../../../support/makeServices';
import { depth } from '../../../support/walks/thoroughness';

const payloadOf = (init: RequestInit | undefined) => {
  const headers = init?.headers as Record<string, string>;
  const bytes = Uint8Array.from(atob(headers['CustomPayload'] ?? ''), (character) => character.codePointAt(0) ?? 0);
  return JSON.parse(new TextDecoder().decode(bytes)) as Record<string, unknown>;
};

describe('headers', () => {
  test('Authorization, ClientType and CustomPayload with authModel where it is forced', async () => {
    const seen: { input: string; init: RequestInit | undefined }[] = [];
    const { store } = makeServices({
      fetch: (input, init) => {
        seen.push({ input, init });
        return Promise.resolve(envelope('200', { results: [] }));
      },
      cookies: new Map([
        ['token', 'T'],
        ['refreshToken', 'R'],
      ]),
      local: new Map([
        ['driverDealerId', '一号'],
        ['openid', 'openid-1'],
        ['buyid', 'b1'],
      ]),
    });
    await store.dispatch(
      homeBillCalls.endpoints.listParkingBills.initiate({ requestType: 2, pageNo: 1, pageSize: 999 }),
    );
    const [call] = seen;
    expect(call?.input).toBe('/api/charge/v2/api/parkOrders/msp?requestType=2&pageNo=1&pageSize=999');
    expect(call?.init?.headers).toMatchObject({ Authorization: 'T', ClientType: '2' });
    const payload = payloadOf(call?.init);
    expect(payload).toMatchObject({ driverDealerId: '一号', openid: 'openid-1', buyid: 'b1', authModel: 1 });
    expect(payload['ns']).toHaveLength(32);
    expect(typeof payload['ts']).toBe('number');
  });
});

test('a ticket carries the openid that it is to prove, whatever is stored: in the query and in CustomPayload', async () => {
  const carried: unknown[] = [];
  const { store, vault } = makeServices({
    fetch: (input, init) => {
      carried.push(new URL(input, 'https://park.example').searchParams.get('openid'), payloadOf(init)['openid']);
      return Promise.resolve(envelope('200', { token: 'T', refreshToken: 'R' }));
    },
    local: new Map([['openid', 'openid-of-device']]),
  });
  for (const openid of ['openid-of-link', '']) {
    const handle = vault.put({ ticket: 'TICKET', openid });
    await store.dispatch(signInTicketCalls.endpoints.exchangeTicket.initiate({ handle }));
  }
  expect(carried).toEqual(['openid-of-link', 'openid-of-link', '', '']);
});

test("a token that no header can hold is another site's cookie: the call is sent without it, and does not fail", async () => {
  const headers: unknown[] = [];
  const { store } = makeServices({
    fetch: (_, init) => {
      headers.push(new Headers(init?.headers).get('Authorization'));
      return Promise.resolve(envelope('200', { results: [] }));
    },
    cookies: new Map([['token', '中\n']]),
  });
  const { data } = await store.dispatch(homeBillCalls.endpoints.listBillCards.initiate());
  expect([data !== undefined, headers]).toEqual([true, [null]]);
});

describe('time limits', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });
  test('a call ends after 10 s, not before', async () => {
    const { store } = makeServices({ fetch: (_, init) => after(1e9, () => envelope(200), init?.signal) });
    let result: unknown;
    void store.dispatch(homeBillCalls.endpoints.listBillCards.initiate()).then(({ error }) => {
      result = error;
    });
    await jest.advanceTimersByTimeAsync(9_990);
    expect(result).toBeUndefined();
    await jest.advanceTimersByTimeAsync(20);
    expect(result).toMatchObject({ kind: 'timeout', service: 'charge' });
  });
});

describe('only the envelope decides on success', () => {
  test.each([
    [200, '{"code":"200","data":{"a":1}}', { data: { a: 1 } }],
    [200, '{"code":200,"data":null}', { data: null }],
    [200, '{"code":"0200"}', { kind: 'refused', code: '0200' }],
    [200, '{"code":"0xD12501001","msg":"no"}', { kind: 'refused', code: '0xd12501001', message: 'no' }],
    [200, '{"code":401}', { kind: 'refused', code: '401' }],
    [401, '{"code":"401","msg":"over"}', { kind: 'refused', code: '401', message: 'over' }],
    [401, '{"code":"0xD12501021"}', { kind: 'refused', code: '401' }],
    [401, '{"code":"500","msg":"x"}', { kind: 'http', code: '401', message: '' }],
    [401, '<html>', { kind: 'http', code: '401' }],
    [401, 'null', { kind: 'http', code: '401' }],
    [200, '<html>portal</html>', { kind: 'malformed' }],
    [200, '', { kind: 'malformed' }],
    [204, '', { kind: 'malformed' }],
    [200, 'null', { kind: 'malformed' }],
    [200, '[]', { kind: 'malformed' }],
    [200, '"200"', { kind: 'malformed' }],
    [200, '{"code":{"a":1}}', { kind: 'malformed' }],
    [200, '{"code":"200","da', { kind: 'malformed' }],
    [302, '', { kind: 'http' }],
    [404, 'not here', { kind: 'http', code: '404' }],
    [403, 'not here', { kind: 'http', code: 'http' }],
    // What a gateway says about its paths is not for drivers; what a service says is.
    [404, '{"code":"404","msg":"no such path"}', { kind: 'refused', code: '404', message: '' }],
    [200, '{"code":"404","msg":"订单不存在"}', { kind: 'refused', code: '404', message: '订单不存在' }],
    [200, '{"code":404}', { kind: 'refused', code: '404', message: '' }],
    [200, '{"code":"0xd12501022","data":{"openid":"o-1"}}', { kind: 'refused', openid: 'o-1' }],
    [404, '{"code":"0x0000404","msg":"x"}', { kind: 'refused', code: '0x0000404' }],
    [502, '{"code":"200"}', { kind: 'http' }],
  ])('HTTP %i %s', (status, text, opened) => {
    expect(parseEnvelope(status, text)).toMatchObject(opened);
  });

  test('no text that is not a code-200 envelope is ever a success', () => {
    fc.assert(
      fc.property(fc.oneof(fc.json(), fc.string(), fc.constantFrom(...hostileStrings)), (text) => {
        const opened = parseEnvelope(200, text);
        if ('data' in opened) expect(String((JSON.parse(text) as { code: unknown }).code)).toBe('200');
      }),
      { numRuns: 5_000 },
    );
  });
});

describe('answers', () => {
  test('a missing, null or mistyped optional field becomes its default; an entity without its id makes the element drop', async () => {
    const bill = {
      uniqueId: 'u1',
      parkId: 'p1',
      parkFee: null,
      totalFee: '600',
      couponFee: -1,
      feeItems: null,
      orderState: 77,
      parkStartTime: 5,
    };
    const { store } = makeServices({
      fetch: () => Promise.resolve(envelope(200, { results: [bill, { parkId: 'p2' }, null] })),
    });
    const { data } = await store.dispatch(
      homeBillCalls.endpoints.listParkingBills.initiate({ requestType: 4, pageNo: 1, pageSize: 10 }),
    );
    expect(data?.results).toEqual([
      expect.objectContaining({
        uniqueId: 'u1',
        parkFee: Number.NaN,
        totalFee: Number.NaN,
        couponFee: 0,
        feeItems: [],
        orderState: 0,
        parkStartTime: '',
        plateNo: '',
      }),
    ]);
  });

  test('an unusable answer is malformed, never a success', async () => {
    const { store } = makeServices({ fetch: () => Promise.resolve(envelope(200, { payState: 2 })) });
    const { error, isSuccess } = await store.dispatch(paymentCalls.endpoints.getPayment.initiate({ payId: 'x' }));
    expect(isSuccess).toBe(false);
    expect(error).toMatchObject({ kind: 'malformed', service: 'charge' });
  });

  test('server time follows the Date header', async () => {
    const at = Date.UTC(2030, 0, 1, 8);
    const { store, ports } = makeServices({
      fetch: () =>
        Promise.resolve(
          new Response('{"code":200,"data":{"results":[]}}', { headers: { date: new Date(at).toUTCString() } }),
        ),
    });
    await store.dispatch(homeBillCalls.endpoints.listBillCards.initiate());
    expect(ports.clock.serverNow()).toBeGreaterThanOrEqual(at);
    expect(ports.clock.serverNow()).toBeLessThan(at + 5_000);
  });
});

test('no id changes which endpoint is called', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ minLength: 1 }),
        fc.constantFrom(
          ...hostileStrings.filter((text) => text !== ''),
          '.',
          '..',
          '../..',
          '%2e%2e',
          '\\..',
          'a/../b',
        ),
      ),
      (id) => {
        const { pathname } = new URL(`/api/charge/v2/api/payCharges/sync/${encodePathSegment(id)}`, 'https://app.test');
        expect(pathname.split('/')).toHaveLength(8);
      },
    ),
    { numRuns: depth(4_000, 20_000) },
  );
});
