import fc from 'fast-check';

import { parsePlate } from '@/domain/plate/parsePlate';
import { createEmptyPlateCells } from '@/domain/plate/plateCells';
import { isQueryablePlate, listLegalPlateKeys } from '@/domain/plate/plateRules';
import {
  activateKeyboardInput,
  applyKeyPress,
  canPressKey,
  clearActiveInputOrMoveBack,
  getCurrentKeyboardBoardName,
  type KeyboardTypingState,
  switchKeyboardBoard,
} from '@/ui/keyboard/keyboardEngine';
import { createFreeTextKeyboardLayout } from '@/ui/keyboard/layouts';
import { plateKeyboardLayout } from '@/ui/keyboard/plateKeyboardLayout';

import { pressBackspace, pressKey } from '../../../support/pressKey';

const typing = (values: readonly string[], active: number | null = 0): KeyboardTypingState => ({
  values,
  active,
  board: null,
});
const keysOf = (boards: Readonly<Record<string, readonly (readonly string[])[]>>) => Object.values(boards).flat(2);
const plateKeys = keysOf(plateKeyboardLayout.boards);
const fullKeys = keysOf(createFreeTextKeyboardLayout('full', []).boards);
const plateSteps = fc.array(fc.oneof(fc.constantFrom(...plateKeys), fc.constant('back'), fc.nat(7)), { maxLength: 40 });

describe('a press', () => {
  test('is appended until the maximum length of the input', () => {
    const layout = createFreeTextKeyboardLayout('number', [3]);
    const after = ['1', '2', '3', '4', '5'].reduce((state, key) => applyKeyPress(state, key, layout), typing(['']));
    expect(after.values).toEqual(['123']);
    expect(canPressKey(after, '6', layout)).toBe(false);
  });

  test('replaces the value of an input of length 1, and moves to the next', () => {
    const layout = createFreeTextKeyboardLayout('number', [1, 1]);
    expect(applyKeyPress(typing(['7', '']), '8', layout)).toEqual(typing(['8', ''], 1));
    expect(applyKeyPress(typing(['7', '5'], 1), '6', layout)).toEqual(typing(['7', '6'], 1));
  });

  test('never makes a value longer than its input, whatever is pressed', () => {
    const presses = fc.array(fc.constantFrom(...fullKeys), { maxLength: 60 });
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 5 }),
        presses,
        (maxLengths, keys) => {
          const layout = createFreeTextKeyboardLayout('full', maxLengths);
          const after = keys.reduce(
            (state, key) => applyKeyPress(state, key, layout),
            typing(maxLengths.map(() => '')),
          );
          after.values.forEach((value, index) => expect(value.length).toBeLessThanOrEqual(maxLengths[index]!));
        },
      ),
    );
  });

  test('changes nothing while the keyboard is closed or the key is not the layout’s', () => {
    const layout = createFreeTextKeyboardLayout('number', [3]);
    const closed = typing(['1'], null);
    expect(applyKeyPress(closed, '2', layout)).toBe(closed);
    expect(clearActiveInputOrMoveBack(closed, layout)).toBe(closed);
    const open = typing(['1']);
    expect(applyKeyPress(open, 'A', layout)).toBe(open);
  });
});

describe('backspace', () => {
  test('clears the input, and moves to the previous one when it is empty', () => {
    const layout = createFreeTextKeyboardLayout('full', [11, 6]);
    const cleared = clearActiveInputOrMoveBack(typing(['13800138000', '12'], 1), layout);
    expect(cleared).toEqual(typing(['13800138000', ''], 1));
    expect(clearActiveInputOrMoveBack(cleared, layout)).toEqual(typing(['13800138000', ''], 0));
    const first = typing(['', ''], 0);
    expect(clearActiveInputOrMoveBack(first, layout)).toBe(first);
  });

  test('empties any row of inputs in at most two presses each', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('', '1', '22'), { minLength: 1, maxLength: 8 }), (values) => {
        const layout = createFreeTextKeyboardLayout(
          'number',
          values.map(() => 2),
        );
        const after = values
          .flatMap(() => [0, 0])
          .reduce((state) => clearActiveInputOrMoveBack(state, layout), typing(values, values.length - 1));
        expect(after).toEqual(
          typing(
            values.map(() => ''),
            0,
          ),
        );
      }),
    );
  });
});

describe('the plate layout', () => {
  test('follows the plate rules for each press', () => {
    fc.assert(
      fc.property(plateSteps, (steps) => {
        let state = typing(createEmptyPlateCells());
        for (const step of steps) {
          if (typeof step === 'number') state = activateKeyboardInput(state, step);
          else {
            const rule =
              step === 'back'
                ? pressBackspace(state.values, state.active!)
                : pressKey(state.values, state.active!, step);
            state =
              step === 'back'
                ? clearActiveInputOrMoveBack(state, plateKeyboardLayout)
                : applyKeyPress(state, step, plateKeyboardLayout);
            expect({ cells: state.values, next: state.active }).toEqual(rule);
          }
        }
      }),
    );
  });

  test('never holds an illegal cell', () => {
    fc.assert(
      fc.property(plateSteps, (steps) => {
        const after = steps.reduce<KeyboardTypingState>(
          (state, step) =>
            typeof step === 'number'
              ? activateKeyboardInput(state, step)
              : step === 'back'
                ? clearActiveInputOrMoveBack(state, plateKeyboardLayout)
                : applyKeyPress(state, step, plateKeyboardLayout),
          typing(createEmptyPlateCells()),
        );
        after.values.forEach((key, index) =>
          expect(key === '' || listLegalPlateKeys(after.values, index).has(key)).toBe(true),
        );
      }),
    );
  });

  test.each([
    '粤B12345',
    '粤BD12345',
    '京A1234警',
    '粤Z1234港',
    '粤X1234应急',
    '粤B1234学',
    '粤B1234挂',
    '沪A1234领',
    'WJ京1234X',
    '使014578',
  ])('types %s with its own keys and boards only', (plate) => {
    const wanted = parsePlate(plate)!;
    const after = wanted.filter(Boolean).reduce((state, key) => {
      const holds = (current: KeyboardTypingState) =>
        plateKeyboardLayout.boards[getCurrentKeyboardBoardName(current, plateKeyboardLayout)]!.flat().includes(key);
      const shown = [
        state,
        switchKeyboardBoard(state, plateKeyboardLayout),
        switchKeyboardBoard(switchKeyboardBoard(state, plateKeyboardLayout), plateKeyboardLayout),
      ].find(holds);
      expect(shown).toBeDefined();
      return applyKeyPress(shown!, key, plateKeyboardLayout);
    }, typing(createEmptyPlateCells()));
    expect(after.values).toEqual(wanted);
    expect(isQueryablePlate(after.values)).toBe(true);
  });

  test('returns to the provinces with the first cell, whatever was typed', () => {
    const full = typing(parsePlate('粤BD12345')!, 7);
    expect(getCurrentKeyboardBoardName(activateKeyboardInput(full, 0), plateKeyboardLayout)).toBe('provinces');
    expect(
      getCurrentKeyboardBoardName(activateKeyboardInput({ ...full, board: 'special' }, 1), plateKeyboardLayout),
    ).toBe('characters');
  });
});

test.each(['full', 'compact', 'number'] as const)(
  'the %s layout has no key twice on a board and reaches every board',
  (name) => {
    const layout = createFreeTextKeyboardLayout(name, [9]);
    for (const board of Object.values(layout.boards)) expect(new Set(board.flat()).size).toBe(board.flat().length);
    const boards = new Set<string>();
    for (let state = typing(['']), turn = 0; turn < 4; turn += 1) {
      boards.add(getCurrentKeyboardBoardName(state, layout));
      state = switchKeyboardBoard(state, layout);
    }
    expect(boards).toEqual(new Set(Object.keys(layout.boards)));
  },
);

test('has at most ten keys in a row, which fit into 320 px', () => {
  for (const layout of [
    plateKeyboardLayout,
    createFreeTextKeyboardLayout('full', []),
    createFreeTextKeyboardLayout('compact', []),
    createFreeTextKeyboardLayout('number', []),
  ]) {
    for (const board of Object.values(layout.boards))
      for (const row of board) expect(row.length).toBeLessThanOrEqual(10);
  }
});
