import { createAppStore } from '@/app/store';
import { dialogAnswered } from '@/flows/notices/noticesSlice';
import { homeBills } from '@/services/charge/homeBills';
import { plateLookupCalls } from '@/services/charge/plateLookup';
import { errorCodes } from '@/services/transport/errorCodes';

import { fakeHost, fakePorts } from '../../support/fakePorts';
import { envelope } from '../../support/makeServices';

const KICKED = '该账号已在其他手机登录，请重新登录或尝试修改密码。';
const CODES = [...Object.keys(errorCodes), '0xffff'] as const;
const MESSAGE = '服务器说的话';

const running: (() => void)[] = [];
beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  for (const stop of running.splice(0)) stop();
  jest.useRealTimers();
});

/** An app on /payPage whose calls fail with what `codeOf` says of the plate asked about. */
function setUp({
  codeOf,
  isSignedIn = true,
  local = new Map<string, string>(),
  host = fakeHost(),
}: {
  codeOf: (input: string) => string;
  isSignedIn?: boolean;
  local?: Map<string, string>;
  host?: ReturnType<typeof fakeHost>;
}) {
  window.history.replaceState(null, '', '/payPage?uniqueId=u1&parkId=p1');
  const cookies = new Map(
    isSignedIn
      ? [
          ['token', 'T'],
          ['refreshToken', 'R'],
        ]
      : [],
  );
  const close = jest.spyOn(host, 'close');
  const outside = fakePorts({
    host,
    cookies,
    local,
    fetch: (input) =>
      Promise.resolve(
        input.includes('boundVehicleParkingBills') ||
          input.includes('plateNo=') ||
          input.includes('refreshToken') ||
          input.includes('parkOrders/msp?')
          ? envelope(input.includes('refreshToken') ? '401' : codeOf(input), null, MESSAGE)
          : envelope(200, {}),
      ),
  });
  const app = createAppStore({ outside, page: window });
  running.push(app.stop);
  const toasts: string[] = [];
  const dialogs: string[] = [];
  app.store.subscribe(() => {
    const { toast, dialog } = app.store.getState().notices;
    if (toast !== null && toasts.at(-1) !== toast.id) toasts.push(toast.id);
    if (dialog !== null && dialogs.at(-1) !== dialog.id) dialogs.push(dialog.id);
  });
  const path = () => {
    const { pathname, search } = app.store.getState().route.location;
    return pathname + search;
  };
  return { ...app, toasts, dialogs, path, cookies, local, close, notices: () => app.store.getState().notices };
}

type Made = ReturnType<typeof setUp>;
const asQuery = ({ store }: Made, index: number) =>
  void store.dispatch(homeBills.endpoints.listParkingBills.initiate({ requestType: 1, pageNo: index, pageSize: 1 }));
const asMutation = ({ store }: Made, index: number) =>
  void store.dispatch(
    plateLookupCalls.endpoints.findBillsByPlate.initiate({ plateNo: `粤B1234${String(index)}`, dealerId: '' }),
  );
const settle = (ms = 50) => jest.advanceTimersByTimeAsync(ms);

describe.each([
  ['query', asQuery],
  ['mutation', asMutation],
] as const)('as a %s', (_, send) => {
  describe.each([1, 5])('with %i callers', (callers) => {
    const failWith = async (code: string, options: Partial<Parameters<typeof setUp>[0]> = {}) => {
      const made = setUp({ codeOf: () => code, ...options });
      await settle();
      for (let index = 0; index < callers; index += 1) send(made, index);
      await settle();
      return made;
    };

    it('0xd12501001: one toast, tokens and what belongs to the driver cleared, login with the way back after 3 s', async () => {
      const made = await failWith('0xD12501001', {
        local: new Map([
          ['reqJson', '{}'],
          ['platInfo', 'x'],
          ['lat', '22.5'],
        ]),
      });
      expect(made.notices().toast?.text).toBe('请先登录');
      expect(made.toasts).toHaveLength(1);
      expect(made.cookies.size).toBe(0);
      expect([...made.local.keys()].filter((key) => ['reqJson', 'platInfo', 'lat'].includes(key))).toEqual(['lat']);
      await settle(2_900);
      expect(made.path()).toBe('/payPage?uniqueId=u1&parkId=p1');
      await settle(200);
      expect(made.path()).toBe(`/login?redirect=${encodeURIComponent('/payPage?uniqueId=u1&parkId=p1')}`);
    });

    it('401 without a token: one toast, login with the encoded address after 3 s', async () => {
      const made = await failWith('401', { isSignedIn: false });
      expect(made.notices().toast?.text).toBe('请先登录');
      expect(made.toasts).toHaveLength(1);
      await settle(3_000);
      expect(made.path()).toBe(`/login?enCodeUrl=${encodeURIComponent('/payPage?uniqueId=u1&parkId=p1')}`);
    });

    it('0x10d7500008: the server message in a dialog titled 提示 whose OK closes the window', async () => {
      const made = await failWith('0x10d7500008');
      expect(made.dialogs).toHaveLength(1);
      const dialog = made.notices().dialog;
      expect(dialog).toMatchObject({ title: '提示', text: MESSAGE });
      made.store.dispatch(dialogAnswered({ id: dialog?.id ?? '', key: '0' }));
      await settle();
      expect(made.close).toHaveBeenCalledTimes(1);
    });

    it('0x10d7500008 at a lane (sourceType 5): the scan page', async () => {
      const made = await failWith('0x10d7500008', { local: new Map([['sourceType', '5']]) });
      expect(made.path()).toBe('/scanPayPage');
      expect(made.dialogs).toHaveLength(0);
    });

    it('0xd12501021: the kicked dialog, tokens cleared, login back to /mine after 3 s', async () => {
      const made = await failWith('0xd12501021');
      expect(made.dialogs).toHaveLength(1);
      expect(made.notices().dialog?.text).toBe(KICKED);
      expect(made.cookies.size).toBe(0);
      await settle(3_000);
      expect(made.path()).toBe(`/login?redirect=${encodeURIComponent('/mine')}`);
    });

    it('0xd12501022: /bindPhone', async () => {
      expect((await failWith('0xd12501022')).path()).toBe('/bindPhone');
    });

    it('0xd06510036: cancel, or submit feedback to customer service of type 5', async () => {
      const made = await failWith('0xd06510036');
      const dialog = made.notices().dialog;
      expect(dialog?.buttons.map(({ label }) => label)).toEqual(['取消', '提交反馈']);
      made.store.dispatch(dialogAnswered({ id: dialog?.id ?? '', key: '1' }));
      await settle();
      expect(made.path()).toBe('/customerService/questionConsultation?type=5');
    });

    it.each([
      ['0', '/multiPayPage?arrearsOnly=1'],
      ['1', '/customerService/questionConsultation?type=5'],
      ['2', '/payPage?uniqueId=u1&parkId=p1'],
    ])('0xd06510037: button %s leads to %s', async (key, target) => {
      const made = await failWith('0xd06510037');
      const dialog = made.notices().dialog;
      expect(made.dialogs).toHaveLength(1);
      expect(dialog?.text).toBe(MESSAGE);
      made.store.dispatch(dialogAnswered({ id: dialog?.id ?? '', key }));
      await settle();
      expect(made.path()).toBe(target);
    });

    it.each([
      ['0x1306510012', 5_000],
      ['0xffff', 3_000],
    ])('%s: a toast with the message for %i ms', async (code, ms) => {
      const made = await failWith(code);
      expect(made.toasts).toHaveLength(1);
      expect(made.notices().toast?.text).toBe(MESSAGE);
      await settle(ms - 200);
      expect(made.notices().toast).not.toBeNull();
      await settle(300);
      expect(made.notices().toast).toBeNull();
    });

    it('0x1310501001: OK on a cold page goes home', async () => {
      const made = await failWith('0x1310501001');
      const dialog = made.notices().dialog;
      made.store.dispatch(dialogAnswered({ id: dialog?.id ?? '', key: '1' }));
      await settle();
      expect(made.path()).toBe('/home');
    });
  });
});

const ENDING = new Set(['0xd12501001', '401', '0xd12501021']);
const isDialog = (code: string) => errorCodes[code]?.do === 'dialog' || code === '0xd12501021';

describe('two codes at once', () => {
  const pairs = CODES.flatMap((first) => CODES.map((second) => [first, second] as const));
  it.each(pairs)(
    '%s then %s: at most one dialog, at most one way out, what ends the session wins',
    async (first, second) => {
      const made = setUp({ codeOf: (input) => (input.includes('12341') ? second : first), isSignedIn: true });
      await settle();
      asMutation(made, 0);
      asMutation(made, 1);
      await settle();
      const ends = ENDING.has(first) || ENDING.has(second);
      if (ends) {
        expect(made.cookies.size).toBe(0);
        await settle(3_200);
        if (first !== '0xd12501022' && second !== '0xd12501022')
          expect(made.path()).toMatch(/^\/login\?(redirect|enCodeUrl)=/);
      }
      expect(made.dialogs.length).toBeLessThanOrEqual(
        isDialog(first) && second === '0xd12501021' && first !== second ? 2 : 1,
      );
      expect(made.notices().dialog === null || typeof made.notices().dialog?.text === 'string').toBe(true);
    },
  );
});
