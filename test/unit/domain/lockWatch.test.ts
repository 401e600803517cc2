import fc from 'fast-check';

import { PARKING_LOCK_COMMAND, PARKING_LOCK_COMMAND_STATE, PARKING_LOCK_STATE } from '@/domain/booking/lockCodes';
import {
  createTrackedParkingLock,
  PARKING_LOCK_MOVE_LIMIT_MS,
  type ParkingLockReading,
  toParkingLockDisplayState,
  type TrackedParkingLock,
  withAcceptedParkingLockCommand,
  withoutParkingLockCommand,
  withoutParkingLockStateRequest,
  withParkingLockReading,
  withParkingLockStateRequest,
  withSentParkingLockCommand,
} from '@/domain/booking/trackedLock';

const { lower, raise } = PARKING_LOCK_COMMAND;
const reading = (
  lockState: ParkingLockReading['lockState'],
  more: Partial<ParkingLockReading> = {},
): ParkingLockReading => ({
  ...{ lockState, online: 1, lastCmd: 0, lastCmdId: '', lastCmdState: 0, failReason: '' },
  ...more,
});
const down = reading(PARKING_LOCK_STATE.down);
const up = reading(PARKING_LOCK_STATE.up);
const moving = reading(PARKING_LOCK_STATE.moving);
const asked = (watch: TrackedParkingLock, facts: ParkingLockReading, id = 'q') =>
  withParkingLockReading(withParkingLockStateRequest(watch, id), id, facts);
const known = asked(createTrackedParkingLock('lock-1'), up);
const taken = (watch: TrackedParkingLock = known, cmd: 1 | 2 = lower) =>
  withAcceptedParkingLockCommand(withSentParkingLockCommand(watch, cmd), { cmd, cmdId: 'L1', atMs: 1_000 });
const face = (watch: TrackedParkingLock) => toParkingLockDisplayState(watch, false);

test('a lock that was not asked about has no state, and then the one that the server says', () => {
  expect(face(createTrackedParkingLock('lock-1'))).toBe('asking');
  expect(
    [up, down, moving, reading(PARKING_LOCK_STATE.fault), reading(PARKING_LOCK_STATE.unknown)].map((one) =>
      face(asked(known, one)),
    ),
  ).toEqual(['up', 'down', 'moving', 'fault', 'unknown']);
  expect(face(asked(known, reading(PARKING_LOCK_STATE.down, { online: 0 })))).toBe('offline');
});

test('a command that was taken is 移动中 until a state call that was sent after it says otherwise', () => {
  const early = withParkingLockStateRequest(known, 'early');
  const sent = withSentParkingLockCommand(early, lower);
  expect(face(sent)).toBe('sending');
  const late = withAcceptedParkingLockCommand(withParkingLockStateRequest(sent, 'meanwhile'), {
    cmd: lower,
    cmdId: 'L1',
    atMs: 1_000,
  });
  expect(late.command).toMatchObject({ untilMs: 1_000 + PARKING_LOCK_MOVE_LIMIT_MS });
  expect(face(withParkingLockReading(late, 'early', down))).toBe('moving');
  expect(face(withParkingLockReading(late, 'meanwhile', down))).toBe('moving');
  expect(face(asked(late, up))).toBe('moving');
  expect(face(asked(late, down))).toBe('down');
  expect(asked(late, down).command).toEqual({ is: 'done', cmd: lower });
});

test('once its time is over, what the server said last is shown, and never the target by itself', () => {
  expect(toParkingLockDisplayState(taken(), true)).toBe('unknown');
  expect(toParkingLockDisplayState(asked(taken(), moving), true)).toBe('unknown');
  expect(toParkingLockDisplayState(asked(taken(), up), true)).toBe('up');
  expect(face(asked(asked(taken(), up), down, 'r'))).toBe('down');
});

test.each([
  ['a fault', reading(PARKING_LOCK_STATE.fault), ''],
  [
    'its failure',
    reading(PARKING_LOCK_STATE.up, {
      lastCmd: lower,
      lastCmdId: 'L1',
      lastCmdState: PARKING_LOCK_COMMAND_STATE.failed,
      failReason: '锁臂受阻',
    }),
    '锁臂受阻',
  ],
  [
    'its silence',
    reading(PARKING_LOCK_STATE.up, { lastCmd: lower, lastCmdState: PARKING_LOCK_COMMAND_STATE.timedOut }),
    '',
  ],
])('a command ends with %s', (_, facts, reason) => {
  expect(asked(taken(), facts).command).toEqual({ is: 'failed', cmd: lower, reason });
});

test('the failure of another phone’s command is not ours, and a position without a line confirms nothing', () => {
  const others = reading(PARKING_LOCK_STATE.up, {
    lastCmd: lower,
    lastCmdId: 'L9',
    lastCmdState: PARKING_LOCK_COMMAND_STATE.failed,
  });
  expect(face(asked(taken(), others))).toBe('moving');
  expect(face(asked(taken(), reading(PARKING_LOCK_STATE.down, { online: 0 })))).toBe('moving');
});

test('a second press while one is on its way is none; a refusal leaves nothing known until the server is asked again', () => {
  const sent = withSentParkingLockCommand(known, lower);
  expect(withSentParkingLockCommand(sent, raise)).toBe(sent);
  expect(face(withoutParkingLockCommand(sent))).toBe('asking');
  expect(face(asked(withoutParkingLockCommand(sent), up))).toBe('up');
});

test('the answer to an older question does not overtake that to a newer one; one that fails leaves what is known', () => {
  const two = withParkingLockStateRequest(withParkingLockStateRequest(known, 'a'), 'b');
  expect(face(withParkingLockReading(withParkingLockReading(two, 'b', down), 'a', up))).toBe('down');
  expect(face(withoutParkingLockStateRequest(two, 'a'))).toBe('up');
  expect(withoutParkingLockStateRequest(two, 'a').open).toEqual({ b: 3 });
});

type Step =
  | { readonly do: 'press' | 'take' | 'refuse' | 'ask' | 'fail'; readonly at: number }
  | { readonly do: 'answer'; readonly at: number; readonly says: ParkingLockReading };

const states = [...Object.values(PARKING_LOCK_STATE), PARKING_LOCK_STATE.down, PARKING_LOCK_STATE.up];
const facts = fc
  .tuple(
    fc.constantFrom(...states),
    fc.constantFrom(0, 1, 1, 1),
    fc.constantFrom(0, 1, 2),
    fc.constantFrom(0, 1, 2, 3, 4, 5),
  )
  .map(([lockState, online, lastCmd, lastCmdState]) => reading(lockState, { online: online, lastCmd, lastCmdState }));
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constantFrom('press', 'take', 'refuse', 'ask', 'fail'), at: fc.nat(9) }),
  fc.record({ do: fc.constant('ask'), at: fc.nat(9) }),
  fc.record({ do: fc.constant('answer'), at: fc.nat(9), says: facts }),
);

/** Plays the steps beside a record of its own of what was asked when. Says where a position was shown, or a command called done, that the server had not said after the last command. */
function lies(steps: readonly Step[]): string[] {
  let watch: TrackedParkingLock = createTrackedParkingLock('lock-1');
  let now = 0;
  let changedAt = 0;
  let questions: { id: string; at: number }[] = [];
  const said: { at: number; facts: ParkingLockReading }[] = [];
  const wrong: string[] = [];
  let hasPressed = false;
  for (const one of steps) {
    now += 1;
    const cmd = one.at % 2 === 0 ? lower : raise;
    const isSending = watch.command?.is === 'sending';
    if (one.do === 'press') {
      hasPressed = true;
      if (!isSending) changedAt = now;
      watch = withSentParkingLockCommand(watch, cmd);
    } else if (one.do === 'take' && watch.command?.is === 'sending') {
      changedAt = now;
      watch = withAcceptedParkingLockCommand(watch, { cmd: watch.command.cmd, cmdId: '', atMs: now });
    } else if (one.do === 'refuse' && isSending) {
      changedAt = now;
      watch = withoutParkingLockCommand(watch);
    } else if (one.do === 'ask') {
      questions.push({ id: `q${String(now)}`, at: now });
      watch = withParkingLockStateRequest(watch, `q${String(now)}`);
    } else if (one.do === 'answer' || one.do === 'fail') {
      const question = questions[one.at % Math.max(1, questions.length)];
      if (question === undefined) continue;
      questions = questions.filter((other) => other !== question);
      if (one.do === 'answer') said.push({ at: question.at, facts: one.says });
      watch =
        one.do === 'answer'
          ? withParkingLockReading(watch, question.id, one.says)
          : withoutParkingLockStateRequest(watch, question.id);
    }
    const isUnderWay = watch.command?.is === 'sending' || watch.command?.is === 'moving';
    if (isUnderWay && !hasPressed) wrong.push(`a command nobody asked for at ${String(now)}`);
    // What was asked last is what counts, in whatever order the answers come.
    const newest = said.reduce<(typeof said)[number] | null>(
      (last, next) => (next.at > (last?.at ?? 0) ? next : last),
      null,
    );
    const isSaid = (face: 'down' | 'up', { at, facts: { lockState, online } }: (typeof said)[number]) =>
      at > changedAt && online === 1 && lockState === PARKING_LOCK_STATE[face];
    for (const isLate of [false, true]) {
      const shown = toParkingLockDisplayState(watch, isLate);
      if (shown !== 'down' && shown !== 'up') continue;
      if (newest === null || !isSaid(shown, newest)) wrong.push(`${shown} at ${String(now)}`);
    }
    const { command } = watch;
    if (command?.is === 'done' && !said.some((one) => isSaid(command.cmd === lower ? 'down' : 'up', one)))
      wrong.push(`a command called done at ${String(now)}`);
  }
  return wrong;
}

test('in every order of presses, answers and failures, a position is shown only if a state call sent after the last command said so', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      expect(lies(steps)).toEqual([]);
    }),
    { numRuns: Number(process.env['FC_RUNS'] ?? 10_000) },
  );
});
