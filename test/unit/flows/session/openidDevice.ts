import type { OpenidProofSource } from '@/platform/ports/session';

import { createBackend } from '../../../../mocks/app';
import { fetchPort } from '../../../../mocks/fetchPort';
import { issueOAuthCode, issueTicket } from '../../../../mocks/world/account/accounts';
import { DRIVERS } from '../../../../mocks/world/core/seeded';
import { fakeHost, fakeLocks, fakePorts } from '../../../support/fakePorts';
import { openLastProgram } from '../../../support/lastProgram';

/** The program, with the modules of one registry: another one may have a rule that is wrong. */
export const loadProgram = async () => ({
  ...(await import('@/app/store')),
  ...(await import('@/flows/session/authorizationSlice')),
  ...(await import('@/flows/session/sessionSlice')),
  ...(await import('@/flows/notices/noticesSlice')),
  ...(await import('@/services/auth/signIn')),
  ...(await import('@/services/auth/openidProof')),
  ...(await import('@/services/booking/bookings')),
  ...(await import('@/services/base/baseQuery/provedOpenidCalls')),
  ...(await import('@/operations/viewer/phone/createMemoryHistoryWindow')),
});
type Program = Awaited<ReturnType<typeof loadProgram>>;

const { lin, huang } = DRIVERS;
/** Whose links come. Their account has no number. */
const SENDER = { driverId: 'driver-9', openid: 'openid-of-the-sender' };
/** A user of the host who has no account. */
const READER = 'openid-of-reader';
const OWNERS: Readonly<Record<string, string>> = {
  [lin.openid]: lin.driverId,
  [huang.openid]: huang.driverId,
  [SENDER.openid]: SENDER.driverId,
};

/** What each use of an openid is tried with. */
const USES = {
  remember: 'charge/v2/api/parkOrders/msp/plateNo',
  bind: 'driver/v2/api/bindPhone',
  begin: 'auth/v2/api/driver/loginByVerifyCode',
} as const;
type Use = keyof typeof USES;

/** What has been proved for one session, as the server and the host have said it. */
interface Session {
  readonly driverId: string;
  readonly isFromLink: boolean;
  readonly proofs: Map<string, Set<OpenidProofSource>>;
}

export interface Carried {
  readonly use: Use;
  readonly openid: string;
}

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * One phone with up to two tabs, the real program in each, over a real pretend world. Beside it a plain account of what has been proved for whom. `broken`
 * lists each openid that a call would have carried without that.
 */
export class Device {
  readonly broken: string[] = [];
  /** How often a proved openid was carried: a device that proves nothing keeps every promise. */
  carriedCount = 0;
  private readonly local = new Map<string, string>();
  private readonly cookies = new Map<string, string>();
  private readonly locks = fakeLocks();
  private readonly backend = createBackend();
  private readonly tabs = [0, 1].map(() => new Map<string, string>());
  private readonly apps: (ReturnType<Program['createAppRuntime']> | undefined)[] = [undefined, undefined];
  private session: Session | null = null;
  /** What the host has proved of a visitor, for each tab. */
  private readonly visitors: (string | null)[] = [null, null];
  private hostUser: string = lin.openid;
  private pending = 0;

  private readonly program: Program;

  constructor(program: Program) {
    this.program = program;
    const row = { ...SENDER, phone: '', password: '', nickName: '', openids: [SENDER.openid], plates: [] };
    this.backend.world.tables.drivers.push({ ...row, failedLogins: 0 });
  }

  private async settle() {
    for (let quiet = 0; quiet < 3; quiet += 1) {
      await sleep(2);
      if (this.pending > 0) quiet = 0;
    }
  }

  private async open(tab: number, at: string) {
    this.apps[tab]?.stop();
    const page = this.program.createMemoryHistoryWindow(window);
    page.history.replaceState(null, '', at);
    const host = fakeHost({ kind: 'wechat', caps: { silentSignIn: true } });
    host.authorize = () =>
      Promise.resolve({ ok: true, value: { code: issueOAuthCode(this.backend.world, this.hostUser) } });
    const answer = fetchPort(this.backend.app);
    const storage = { local: this.local, cookies: this.cookies, tab: this.tabs[tab] ?? new Map<string, string>() };
    const ports = fakePorts({
      ...storage,
      locks: this.locks,
      host,
      fetch: async (input, init) => {
        this.checkSent(tab, input, init);
        this.pending += 1;
        try {
          return await answer(input, init);
        } finally {
          this.pending -= 1;
        }
      },
    });
    const outside = { ...ports, page: { ...ports.page, href: () => page.href, entryHref: page.href } };
    this.apps[tab] = this.program.createAppRuntime({ outside, page });
    await this.settle();
  }

  private async appOf(tab: number) {
    if (this.apps[tab] === undefined) await this.open(tab, '/notice1');
    const app = this.apps[tab];
    if (app === undefined) throw new Error('no tab');
    app.ports.session.checkCookies();
    await this.settle();
    return app;
  }

  /** What a call of this tab may carry now. */
  private allowed(tab: number, use: Use): readonly string[] {
    const { session } = this;
    if (session === null) return [this.visitors[tab] ?? ''];
    const isConfirmed = [...session.proofs.values()].some((of) => of.has('oauth') && of.size > 1);
    return [...session.proofs].flatMap(([openid, of]) => {
      if (use === 'begin') return of.has('oauth') ? [openid] : [];
      return use === 'remember' || !session.isFromLink || isConfirmed ? [openid] : [];
    });
  }

  private judge(tab: number, use: Use, openid: string, when: string) {
    if (openid === '') return;
    this.carriedCount += 1;
    if (!this.allowed(tab, use).includes(openid)) this.broken.push(`${when}: tab ${tab} carries ${openid} to ${use}`);
  }

  private checkSent(tab: number, input: string, init: RequestInit = {}) {
    const path = input.replace(/^.*?\/api\//, '').split('?')[0] ?? '';
    const use = (Object.keys(USES) as Use[]).find((name) => USES[name] === path);
    if (use === undefined) return;
    const header = new Headers(init.headers).get('CustomPayload') ?? '';
    const payload = JSON.parse(Buffer.from(header, 'base64').toString('utf8')) as { openid: string };
    this.judge(tab, use, payload.openid, `sent ${path}`);
  }

  private check(when: string) {
    for (const [tab, app] of this.apps.entries()) {
      if (app === undefined) continue;
      app.ports.session.checkCookies();
      for (const use of Object.keys(USES) as Use[])
        this.judge(tab, use, this.program.resolveCallOpenid(USES[use], app.ports), when);
    }
  }

  /** Another session stands, or none. What was proved for the former one is over, and so is what a visitor had proved. */
  private begin(session: Session | null) {
    this.session = session;
    this.visitors.fill(null);
  }

  private prove(tab: number, openid: string, source: OpenidProofSource) {
    if (this.session === null) this.visitors[tab] = openid;
    else this.session.proofs.set(openid, (this.session.proofs.get(openid) ?? new Set()).add(source));
  }

  private readonly steps = {
    link: async (tab: number, pick: number) => {
      const openid = [SENDER.openid, huang.openid][pick % 2];
      const values = pick % 3 === 0 ? { openid, driverDealerId: `dealer-${pick}` } : { openid };
      await this.open(tab, `/notice1?reqJson=${encodeURIComponent(JSON.stringify(values))}`);
      // Another dealer has ended the session.
      if (this.session !== null && !this.cookies.has('token')) this.begin(null);
    },
    ticket: async (tab: number, pick: number) => {
      const openid = [SENDER.openid, huang.openid, lin.openid][pick % 3] ?? '';
      const before = this.cookies.get('token');
      const former = this.session;
      const ticket = issueTicket(this.backend.world, openid);
      await this.open(tab, `/notice1?reqJson=${encodeURIComponent(JSON.stringify({ ticket, openid }))}`);
      const app = await this.appOf(tab);
      const { dialog } = app.store.getState().notices;
      if (dialog !== null) {
        app.store.dispatch(
          this.program.dialogAnswered({ id: dialog.id, key: dialog.buttons[pick % 2]?.key ?? 'keep' }),
        );
        await this.settle();
      }
      if (this.cookies.get('token') === before) return;
      const driverId = OWNERS[openid] ?? '';
      const isOwn = former?.driverId === driverId && !former.isFromLink;
      this.begin({ driverId, isFromLink: !isOwn, proofs: new Map([[openid, new Set(['ticket'] as const)]]) });
    },
    oauth: async (tab: number, pick: number) => {
      this.hostUser = [lin.openid, READER, huang.openid, SENDER.openid][pick % 4] ?? '';
      const app = await this.appOf(tab);
      const before = this.cookies.get('token');
      app.store.dispatch(this.program.authorizationRequested({}));
      await this.settle();
      const driverId = OWNERS[this.hostUser];
      if (this.cookies.get('token') !== before && driverId !== undefined) {
        this.begin({ driverId, isFromLink: false, proofs: new Map() });
        this.prove(tab, this.hostUser, 'oauth');
      } else if (this.session === null || this.session.proofs.has(this.hostUser)) {
        this.prove(tab, this.hostUser, 'oauth');
      }
    },
    sms: async (tab: number, pick: number) => {
      const driver = [lin, huang][pick % 2] ?? lin;
      const app = await this.appOf(tab);
      const proved = this.session === null ? this.visitors[tab] : null;
      const handle = app.ports.vault.put({ phone: driver.phone, verifyCode: '123456' });
      const { error } = await app.store.dispatch(
        this.program.signInCalls.endpoints.loginByVerifyCode.initiate({ handle }),
      );
      if (error !== undefined) throw new Error(JSON.stringify(error));
      this.begin({ driverId: driver.driverId, isFromLink: false, proofs: new Map() });
      if (proved != null) this.prove(tab, proved, 'oauth');
      await this.settle();
    },
    signOut: async (tab: number) => {
      const app = await this.appOf(tab);
      if (this.session === null) return;
      app.store.dispatch(this.program.signOutRequested(undefined));
      await this.settle();
      this.begin(null);
    },
    payment: async (tab: number, pick: number) => {
      this.hostUser = [READER, lin.openid, huang.openid, SENDER.openid][pick % 4] ?? '';
      const app = await this.appOf(tab);
      const handle = app.ports.vault.put({ code: issueOAuthCode(this.backend.world, this.hostUser) });
      await app.store.dispatch(this.program.openidProofCalls.endpoints.proveOpenid.initiate({ handle, clientType: 2 }));
      this.prove(tab, this.hostUser, 'oauth');
    },
    booking: async (tab: number) => {
      const app = await this.appOf(tab);
      const openid = this.local.get('openid') ?? '';
      await app.store.dispatch(
        this.program.bookingCalls.endpoints.listBookings.initiate({}, { forceRefetch: true, subscribe: false }),
      );
      if (this.session !== null && OWNERS[openid] === this.session.driverId) this.prove(tab, openid, 'lookup');
    },
    /** The browser removes its cookies while no page is open. */
    cookiesGone: async () => {
      for (const [index, app] of this.apps.entries()) {
        app?.stop();
        this.apps[index] = undefined;
      }
      this.cookies.clear();
      this.session = null;
      await this.settle();
    },
    reload: (tab: number) => this.open(tab, '/notice1'),
    /** The release before runs for a while, and this one again. It knows no proofs: what it does with a session ends none of the same driver. */
    rollBack: async (tab: number, pick: number) => {
      for (const [index, app] of this.apps.entries()) {
        app?.stop();
        this.apps[index] = undefined;
      }
      const storage = { local: this.local, cookies: this.cookies, tab: this.tabs[tab] ?? new Map<string, string>() };
      const values = encodeURIComponent(JSON.stringify({ openid: SENDER.openid }));
      const at = pick % 2 === 0 ? '/notice1' : `/notice1?reqJson=${values}`;
      const last = openLastProgram({ backend: this.backend, at, ...storage });
      await sleep(20);
      if (pick % 3 === 0 && this.session !== null) {
        last.store.dispatch(this.program.signOutRequested(undefined));
        await sleep(20);
        this.begin(null);
      }
      last.stop();
      await this.open(tab, '/notice1');
    },
  };

  async step(random: () => number): Promise<void> {
    const names = Object.keys(this.steps) as (keyof Device['steps'])[];
    const name = names[Math.floor(random() * names.length)] ?? 'reload';
    const tab = random() < 0.7 ? 0 : 1;
    const pick = Math.floor(random() * 12);
    await this.steps[name](tab, pick);
    await this.settle();
    this.check(`${name} ${tab} ${pick}`);
  }

  stop() {
    for (const app of this.apps) app?.stop();
  }
}
