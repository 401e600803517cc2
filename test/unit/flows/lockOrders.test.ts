import type { UnknownAction } from '@reduxjs/toolkit';
import fc from 'fast-check';

import { PARKING_LOCK_COMMAND, PARKING_LOCK_STATE, type ParkingLockStateCode } from '@/domain/booking/lockCodes';
import { PARKING_LOCK_MOVE_LIMIT_MS, toParkingLockDisplayState } from '@/domain/booking/trackedLock';
import {
  PARKING_LOCK_MOVE_REQUEST_NAME,
  parkingLockMoveRequest,
  parkingLockMoveRequestEnded,
} from '@/flows/lock/lockRequests';
import { lockOpened, trackedParkingLockReducer, type TrackedParkingLockState } from '@/flows/lock/lockSlice';
import { idempotentRequestSubmitted } from '@/flows/requests/requestStages';
import type { IdempotentRequestDefinition } from '@/services/base/idempotentRequests/defineIdempotentRequest';
import type { IdempotentEndpoint } from '@/services/base/idempotentRequests/idempotentRequestIntent';
import { bookingApi } from '@/services/booking/bookingApi';

import { isFull } from '../../support/walks/thoroughness';
import { type Fate, RequestsWorld } from './requests/requestsWorld';

const RUNS = isFull ? 100_000 : 10_000;
const LOCK = 'lock-1';
/** How long the arm moves. */
const ARM_MS = 8_000;
const FATES: readonly Fate[] = [
  { is: 'arrives' },
  { is: 'arrives' },
  { is: 'answerLost' },
  { is: 'lost' },
  { is: 'late', ms: 5_000 },
  { is: 'refused' },
  { is: 'gateway' },
];

const MOVE = {
  kind: PARKING_LOCK_MOVE_REQUEST_NAME,
  subject: LOCK,
  told: parkingLockMoveRequest.toOutcomeAction as unknown as IdempotentRequestDefinition<IdempotentEndpoint>['toOutcomeAction'],
};

/** A driver before one lock: presses, lost commands and answers, another phone, and state calls whose answers come in any order. */
class LockPage {
  readonly world = new RequestsWorld();
  readonly seen = new Set<string>();
  private watch: TrackedParkingLockState | null = trackedParkingLockReducer(null, lockOpened({ lockId: LOCK }));
  private readonly press = this.world.openScreens({
    ...MOVE,
    onAction: (action) => {
      this.reduce(action);
    },
  });
  /** Of this driver too. This page is not told of it. */
  private readonly otherTab = this.world.openScreens(MOVE);
  private readonly commands = new Map<string, 1 | 2>();
  private readonly others: { atMs: number; cmd: 1 | 2 }[] = [];
  private order = 0;
  /** When the last command of this page was decided, taken or came to nothing. */
  private changedAt = 0;
  private questions: { id: string; at: number }[] = [];
  /** What the newest question that was answered has said. */
  private newest = { at: 0, says: PARKING_LOCK_STATE.unknown as ParkingLockStateCode };

  private reduce(action: UnknownAction): void {
    const before = this.watch?.command ?? null;
    this.watch = trackedParkingLockReducer(this.watch, action);
    const isDropped = idempotentRequestSubmitted.match(action) && before?.is === 'sending';
    if ((idempotentRequestSubmitted.match(action) || parkingLockMoveRequestEnded.match(action)) && !isDropped) {
      this.order += 1;
      this.changedAt = this.order;
    }
  }

  /** Where the arm is by the server's books. */
  private arm(): ParkingLockStateCode {
    const made = this.world.effects.map(({ atMs, decision }) => ({ atMs, cmd: this.commands.get(decision) ?? 1 }));
    const last = [...made, ...this.others].sort((a, b) => b.atMs - a.atMs)[0];
    if (last === undefined) return PARKING_LOCK_STATE.up;
    if (this.world.nowMs - last.atMs < ARM_MS) return PARKING_LOCK_STATE.moving;
    return last.cmd === PARKING_LOCK_COMMAND.lower ? PARKING_LOCK_STATE.down : PARKING_LOCK_STATE.up;
  }

  async play(code: number): Promise<void> {
    const random = code >> 3;
    const cmd = random % 2 === 0 ? PARKING_LOCK_COMMAND.lower : PARKING_LOCK_COMMAND.raise;
    switch (code & 7) {
      case 0:
      case 1: {
        const name = `d${String(this.commands.size)}`;
        this.commands.set(name, cmd);
        this.world.fates = [FATES[(random >> 1) % FATES.length]!];
        (random % 5 === 0 ? this.otherTab : this.press)(name, { lockId: LOCK, cmd });
        break;
      }
      case 2:
      case 3:
        this.ask();
        break;
      case 4:
        this.end(random);
        break;
      case 5:
        this.ask();
        this.end(this.questions.length - 1);
        break;
      case 6:
        if (random % 4 === 0) this.others.push({ atMs: this.world.nowMs, cmd });
        await this.world.pass((random * 137) % (2 * PARKING_LOCK_MOVE_LIMIT_MS));
        break;
      default:
        await this.world.pass((random * 37) % ARM_MS);
    }
    await this.world.pass(0);
    this.check();
  }

  private ask(): void {
    this.order += 1;
    const id = `q${String(this.order)}`;
    this.questions.push({ id, at: this.order });
    this.reduce(stateCall('pending', id));
  }

  /** One of the questions is answered with where the arm is now, or fails. */
  private end(random: number): void {
    const question = this.questions[random % Math.max(1, this.questions.length)];
    if (question === undefined) return;
    this.questions = this.questions.filter((other) => other !== question);
    if (random % 5 === 4) {
      this.reduce(stateCall('rejected', question.id));
      return;
    }
    const says = this.arm();
    if (question.at > this.newest.at) this.newest = { at: question.at, says };
    this.reduce(stateCall('fulfilled', question.id, says));
  }

  private check(): void {
    const { sends, nowMs, reports } = this.world;
    if (reports.length > 0) throw reports[0];
    if (sends.length > this.commands.size) throw new Error('more commands than presses');
    const names = sends.map(({ decision }) => decision);
    if (new Set(names).size < names.length) throw new Error('a press was sent twice');
    if (names.length < this.commands.size) this.seen.add('a press that sends nothing');
    const { watch } = this;
    if (watch === null) throw new Error('the lock is in view');
    const isLate = watch.command?.is === 'moving' && nowMs >= watch.command.untilMs;
    const face = toParkingLockDisplayState(watch, isLate);
    this.seen.add(face);
    if (face !== 'down' && face !== 'up') return;
    const { at, says } = this.newest;
    if (at <= this.changedAt || says !== PARKING_LOCK_STATE[face])
      throw new Error(`${face} was shown, and nobody has said it`);
  }
}

const stateCall = (
  status: 'pending' | 'fulfilled' | 'rejected',
  requestId: string,
  lockState?: ParkingLockStateCode,
) => ({
  type: `${bookingApi.reducerPath}/executeQuery/${status}`,
  payload: { lockId: LOCK, lockState, online: 1, lastCmd: 0, lastCmdId: '', lastCmdState: 0, failReason: '' },
  meta: { requestId, requestStatus: status, arg: { endpointName: 'getLock', originalArgs: { lockId: LOCK } } },
});

const events = fc.array(fc.nat({ max: 0x7fff }), { maxLength: 20, size: 'max' });

test(`${String(RUNS)} orders of presses, lost commands and state calls: no more commands than presses, and no position that was not said after the last one`, async () => {
  const seen = new Set<string>();
  await fc.assert(
    fc.asyncProperty(events, async (codes) => {
      const page = new LockPage();
      await page.world.withTimers(async () => {
        for (const code of codes) await page.play(code);
      });
      page.seen.forEach((what) => seen.add(what));
    }),
    { numRuns: RUNS },
  );
  // Otherwise the promises would also hold if nothing happened.
  expect([...seen].sort()).toEqual([
    'a press that sends nothing',
    'asking',
    'down',
    'moving',
    'sending',
    'unknown',
    'up',
  ]);
}, 900_000);
