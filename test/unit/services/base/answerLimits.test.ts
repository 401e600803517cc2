/** @jest-environment ./test/support/jest/jsdomEnvironment.js */
import { parseEarlyResponse } from '@/app/early/callStarter';
import { fetchPaymentReceipt } from '@/app/receipt/fetchPaymentReceipt';
import { MAX_RESPONSE_BYTES, readResponseText } from '@/lib/readResponseText';
import { parseEnvelope } from '@/services/base/baseQuery/envelope';
import { isServiceError } from '@/services/base/baseQuery/serviceError';
import { BOOKABLE_PARKS_PAGE_SIZE, bookableParkSchema } from '@/services/booking/parks';
import { homeBillCalls } from '@/services/charge/homeBillCalls';
import { parkingBillSchema } from '@/services/charge/parkingBill';

import { makeServices } from '../../../support/makeServices';

const CHUNK = 64 * 1024;

/** A body of spaces around an envelope, and how much of it was read. Without `announced` its length comes with the bytes only. */
function longBody(bytes: number, announced?: number) {
  const seen = { bytes: 0, isCancelled: false };
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (seen.bytes >= bytes) {
        controller.close();
        return;
      }
      const chunk = new Uint8Array(Math.min(CHUNK, bytes - seen.bytes)).fill(32);
      if (seen.bytes === 0) chunk.set(new TextEncoder().encode('{"code":"200","data":{"results":[]}}'));
      seen.bytes += chunk.length;
      controller.enqueue(chunk);
    },
    cancel() {
      seen.isCancelled = true;
    },
  });
  const headers = announced === undefined ? {} : { 'Content-Length': String(announced) };
  return { seen, response: new Response(body, { headers }) };
}

describe('how long an answer may be', () => {
  test.each([
    ['999 bills', parkingBillSchema, 999, 30],
    ['9999 lots to book', bookableParkSchema, BOOKABLE_PARKS_PAGE_SIZE, 12],
  ])('%s with long texts in each field are below the limit', (_, { strict }, count, characters) => {
    const { entries } = strict as unknown as { entries: object };
    const row = Object.fromEntries(Object.keys(entries).map((name) => [name, '停'.repeat(characters)]));
    const bytes = new TextEncoder().encode(JSON.stringify(row)).length * count;
    expect(bytes).toBeLessThan(MAX_RESPONSE_BYTES);
    expect(bytes).toBeGreaterThan(MAX_RESPONSE_BYTES / 6);
  });

  test('an answer of that length is read, one of a byte more is not read to its end', async () => {
    const just = longBody(MAX_RESPONSE_BYTES);
    expect(await readResponseText(just.response.body)).toHaveLength(MAX_RESPONSE_BYTES);
    const over = longBody(50 * 1024 * 1024);
    await expect(readResponseText(over.response.body)).rejects.toThrow(RangeError);
    expect(over.seen.bytes).toBeLessThan(MAX_RESPONSE_BYTES + 4 * CHUNK);
    expect(over.seen.isCancelled).toBe(true);
    await expect(readResponseText(longBody(MAX_RESPONSE_BYTES + 1).response.body)).rejects.toThrow(RangeError);
  });

  test('one that is announced as longer is not read at all', async () => {
    const { response, seen } = longBody(10 * CHUNK, MAX_RESPONSE_BYTES + 1);
    const { store } = makeServices({ fetch: () => Promise.resolve(response) });
    const { error } = await store.dispatch(homeBillCalls.endpoints.listBillCards.initiate());
    expect(error).toMatchObject({ kind: 'malformed', service: 'charge' });
    expect(seen.bytes).toBeLessThanOrEqual(CHUNK);
  });

  test('characters that two pieces share stay whole, and no body is an empty text', async () => {
    const bytes = new TextEncoder().encode('停车');
    const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
      start(controller) {
        for (const byte of bytes) controller.enqueue(new Uint8Array([byte]));
        controller.close();
      },
    });
    expect(await readResponseText(body)).toBe('停车');
    expect(await readResponseText(null)).toBe('');
  });

  test('a call with a longer one fails as every other, and its connection is released', async () => {
    let signal: AbortSignal | null | undefined;
    const { store } = makeServices({
      fetch: (_, init) => {
        signal = init?.signal;
        return Promise.resolve(longBody(50 * 1024 * 1024).response);
      },
    });
    const { error } = await store.dispatch(homeBillCalls.endpoints.listBillCards.initiate());
    expect(error).toMatchObject({ kind: 'malformed', code: 'malformed', service: 'charge' });
    expect(signal?.aborted).toBe(true);
  });

  test('neither the inline script nor the receipt reads more', async () => {
    const early = longBody(50 * 1024 * 1024);
    await expect(parseEarlyResponse(Promise.resolve(early.response))).rejects.toThrow();
    const receipt = longBody(50 * 1024 * 1024);
    const order = { sub_mch_id: '1', out_trade_no: '2', check_code: '3' };
    const outside = {
      fetch: () => Promise.resolve(receipt.response),
      now: () => 0,
      bytes: (count: number) => new Uint8Array(count),
    };
    expect(await fetchPaymentReceipt(order, { basePath: '/', driverDealerId: '' }, outside)).toEqual({ is: 'failed' });
    for (const { seen } of [early, receipt]) expect(seen.bytes).toBeLessThan(MAX_RESPONSE_BYTES + 4 * CHUNK);
  });
});

const DEEP = 20_000;
const lists = '['.repeat(DEEP) + ']'.repeat(DEEP);
const objects = `${'{"a":'.repeat(DEEP)}1${'}'.repeat(DEEP)}`;

describe('how deep an answer may be', () => {
  test.each([
    ['data', `{"code":"200","data":${lists}}`],
    ['data of objects', `{"code":"200","data":${objects}}`],
    ['a row', `{"code":"200","data":{"results":[${objects}]}}`],
    ['a field', `{"code":"200","data":{"results":[{"uniqueId":"u","parkId":"p","feeItems":${lists}}]}}`],
    ['a message', `{"code":"400","msg":${objects}}`],
    ['a code', `{"code":${lists},"data":null}`],
    ['unclosed', `{"code":"200","data":${'[{"a":'.repeat(DEEP)}`],
  ])('%s nested 20,000 deep is a ServiceError', async (_, body) => {
    for (const status of [200, 401, 403]) {
      const opened = parseEnvelope(status, body);
      expect(opened).toMatchObject({ kind: status === 200 ? 'malformed' : 'http' });
      const { store } = makeServices({ fetch: () => Promise.resolve(new Response(body, { status })) });
      const { error } = await store.dispatch(homeBillCalls.endpoints.listBillCards.initiate());
      expect(isServiceError(error)).toBe(true);
      expect(() => JSON.stringify(store.getState())).not.toThrow();
    }
  });

  test('brackets inside texts do not count, nor do quotes in them', () => {
    const name = `${'['.repeat(1_000)}\\"{[\\\\`;
    const text = `{"code":"200","data":{"parkName":"${name}"}}`;
    expect(parseEnvelope(200, text)).toEqual({ data: { parkName: `${'['.repeat(1_000)}"{[\\` } });
  });
});

describe('what HTTP says counts too', () => {
  test.each([400, 402, 403, 404, 409, 410, 422, 429, 451, 499])(
    'HTTP %i with the code of success is no success',
    (status) => {
      expect(parseEnvelope(status, '{"code":"200","data":{"payId":"1"}}')).toMatchObject({
        kind: 'http',
        code: 'http',
      });
      expect(parseEnvelope(status, '{"code":"0x999","msg":"no"}')).toMatchObject({ kind: 'refused', code: '0x999' });
    },
  );

  test('nor is it painted before the program', async () => {
    const body = '{"code":"200","data":{}}';
    await expect(parseEarlyResponse(Promise.resolve(new Response(body, { status: 403 })))).rejects.toThrow();
  });

  test.each(['{"toString":1}', '[[1]]', 'null', 'true'])('a code of %s is none', (code) => {
    for (const status of [200, 401, 403])
      expect(parseEnvelope(status, `{"code":${code}}`)).toMatchObject({ kind: status === 200 ? 'malformed' : 'http' });
  });
});
