/** @jest-environment ./test/support/jest/jsdomEnvironment.js */
import { publishedCalls, publishedPart, untoldCalls } from '../../../mocks/api/published/publishedAnswers';
import { PUBLISHED_FIELDS } from '../../../mocks/api/published/publishedFields';
import { ASSUMED_CALLS, PUBLISHED_CALLS } from '../../data/contractCalls';
import { collectGoodCalls, startServices } from '../serviceCalls';

jest.setTimeout(60_000);

const keyOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;
const ASSUMED_KEYS = ASSUMED_CALLS.map(keyOf);
const EXACT = new Map(PUBLISHED_CALLS.map((call) => [keyOf(call), call]));
const FIELDS = new Set<string>([...Object.values(PUBLISHED_FIELDS).flat(), 'results', 'list', 'column']);

test('the table of published answers has the published calls, each once', () => {
  expect([...publishedCalls].sort()).toEqual([...EXACT.keys()].sort());
  expect(ASSUMED_KEYS.filter((key) => publishedPart(key, {}) !== undefined)).toEqual([]);
});

/** Whether a request is an assumed call. An exact published path wins over a pattern. */
function isAssumed({ method, path }: { method: string; path: string }): boolean {
  if (EXACT.has(`${method} ${path}`)) return false;
  const patterns = (calls: typeof ASSUMED_CALLS) =>
    calls.some((call) => call.method === method && new RegExp(`^${call.path.replace(/\{id\}/g, '[^/]+')}$`).test(path));
  return patterns(ASSUMED_CALLS) && !patterns(PUBLISHED_CALLS);
}

describe('in the scenario plain', () => {
  const calls = [...collectGoodCalls()];

  test.each(calls)(
    '%s: assumed calls are unknown, and others are read from their published fields alone',
    async (name, args) => {
      const started = startServices();
      const prepared = await args(started);
      started.world.settings.publishedOnly = true;
      const { result, sent, status, body } = await started.call(name, prepared);
      if (sent === undefined) return; // it was refused before it was sent
      if (isAssumed(sent)) {
        expect([status, body.code]).toEqual([404, '404']);
        expect(result.error).toMatchObject({ code: '404', message: '' });
        return;
      }
      expect(result.error).toBeUndefined();
      expect((result.data as { unread?: number } | null)?.unread).toBeUndefined();
      if (untoldCalls.includes(`${sent.method} ${sent.path}`) || /\/(sync|collect\w+)\//.test(sent.path)) return;
      const rows: unknown[] = [body.data, ...(Object.values(body.data ?? {}) as unknown[]).flat(1)];
      const fields = rows.flatMap((row) => (typeof row === 'object' && row !== null ? Object.keys(row) : []));
      const inside = ['text', 'leftNum', 'totalNum']; // of openState, quickChargingInfo and slowChargingInfo
      expect(fields.filter((field) => !FIELDS.has(field) && !inside.includes(field))).toEqual([]);
    },
  );
});
