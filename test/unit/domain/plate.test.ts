import fc from 'fast-check';

import { parsePlate } from '@/domain/plate/parsePlate';
import {
  findInitialPlateKeyboardBoard,
  findNextPlateKeyboardBoard,
  PLATE_KEYBOARD_BOARDS,
  type PlateKeyboardBoardName,
} from '@/domain/plate/plateBoards';
import { createEmptyPlateCells, joinPlateCells, PLATE_CELL_COUNT, type PlateCells } from '@/domain/plate/plateCells';
import { formatPlate, getPlateStyle } from '@/domain/plate/plateFace';
import { isNewEnergyPlate, isQueryablePlate, listLegalPlateKeys } from '@/domain/plate/plateRules';

import { hostileStrings } from '../../corpus/hostileStrings';
import { pressBackspace, pressKey } from '../../support/pressKey';

const cellsOf = (...keys: string[]): PlateCells => [...keys, ...createEmptyPlateCells()].slice(0, PLATE_CELL_COUNT);
const typed = (plate: string) => cellsOf(...Array.from(plate));
const legalAt = (cells: PlateCells, index: number) => [...listLegalPlateKeys(cells, index)].sort().join('');
const sorted = (keys: string) => Array.from(keys).sort().join('');
const allKeys = [...new Set(Object.values(PLATE_KEYBOARD_BOARDS).flat(2))];

const expectLegal = (cells: PlateCells) => {
  expect(cells).toHaveLength(PLATE_CELL_COUNT);
  expect(cells.filter((key, index) => key !== '' && !listLegalPlateKeys(cells, index).has(key))).toEqual([]);
};

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ';
const DIGITS = '0123456789';
const PROVINCES = '京津沪渝冀豫云辽黑湘皖鲁新苏浙赣鄂桂甘晋蒙陕吉闽贵粤青藏川宁琼';

describe('the rules of the cells', () => {
  test('start with a province, 使 or WJ', () => {
    expect(legalAt(createEmptyPlateCells(), 0)).toBe([...Array.from(PROVINCES), '使', 'WJ'].sort().join(''));
    expect(PROVINCES).toHaveLength(31);
  });

  test('let an ordinary second cell take letters only', () => {
    expect(legalAt(cellsOf('粤'), 1)).toBe(LETTERS);
    expect(legalAt(createEmptyPlateCells(), 1)).toBe(LETTERS);
  });

  test('let WJ be followed by a province or a digit, then digits, then a digit or a branch letter', () => {
    expect(legalAt(cellsOf('WJ'), 1)).toBe(sorted(PROVINCES + DIGITS));
    expect(legalAt(cellsOf('WJ', '京'), 2)).toBe(DIGITS);
    expect(legalAt(cellsOf('WJ', '京', '1', '2', '3', '4'), 6)).toBe(sorted(DIGITS + 'BDHJSTX'));
    expect(legalAt(cellsOf('WJ', '京', '1', '2', '3', '4', 'X'), 7)).toBe('');
    expect(legalAt(cellsOf('WJ', '京', '1', '2', '3', '4', '5'), 7)).toBe('');
    expect(legalAt(cellsOf('WJ', '0', '1', '2', '3', '4', '5'), 7)).toBe(sorted(DIGITS + 'BDHJSTX'));
    expect(legalAt(cellsOf('WJ', '0', '1', '2', '3', '4', 'T'), 7)).toBe('');
  });

  test('let 使 be followed by six digits', () => {
    expect(legalAt(cellsOf('使'), 1)).toBe(DIGITS);
    expect(legalAt(cellsOf('使', '0', '1', '4', '5', '7'), 6)).toBe(DIGITS);
    expect(legalAt(cellsOf('使', '0', '1', '4', '5', '7', '8'), 7)).toBe('');
  });

  test('offer the suffixes in cell 7 only, 港 澳 only after 粤Z, 应急 only after X or S', () => {
    const offered = (head: string, letter: string, index: number) =>
      ['学', '警', '挂', '领', '港', '澳', '应急'].filter((key) =>
        listLegalPlateKeys(cellsOf(head, letter, '1', '2', '3', '4'), index).has(key),
      );
    expect(offered('粤', 'B', 6)).toEqual(['学', '警', '挂', '领']);
    expect(offered('粤', 'Z', 6)).toEqual(['学', '警', '挂', '领', '港', '澳']);
    expect(offered('京', 'Z', 6)).toEqual(['学', '警', '挂', '领']);
    expect(offered('京', 'X', 6)).toEqual(['学', '警', '挂', '领', '应急']);
    expect(offered('京', 'S', 6)).toEqual(['学', '警', '挂', '领', '应急']);
    for (const index of [0, 1, 2, 3, 4, 5, 7]) expect(offered('粤', 'Z', index)).toEqual([]);
  });

  test('let cell 8 make a new-energy plate and nothing else', () => {
    const eighthAfter = (plate: string) => legalAt(typed(plate), 7);
    expect(eighthAfter('粤BD1234')).toBe(DIGITS);
    expect(eighthAfter('粤BKA123')).toBe(DIGITS);
    expect(eighthAfter('粤BKAB23')).toBe('');
    expect(eighthAfter('粤BD123A')).toBe('');
    expect(eighthAfter('粤B12345')).toBe(sorted('DABCEFGHJK'));
    expect(eighthAfter('粤BL1234')).toBe('');
    expect(eighthAfter('粤B1A345')).toBe('');
    expect(eighthAfter('粤B1234警')).toBe('');
    expect(legalAt(cellsOf('京', 'X', '1', '2', '3', '4', '应急'), 7)).toBe('');
  });

  test('never offer I or O', () => {
    expect(allKeys).not.toContain('I');
    expect(allKeys).not.toContain('O');
    fc.assert(
      fc.property(pressedCells(), fc.nat(7), (cells, index) => {
        expect(listLegalPlateKeys(cells, index).has('I')).toBe(false);
        expect(listLegalPlateKeys(cells, index).has('O')).toBe(false);
      }),
    );
  });
});

describe('the boards', () => {
  test('hold every key that is legal anywhere, once', () => {
    fc.assert(
      fc.property(pressedCells(), fc.nat(7), (cells, index) => {
        for (const key of listLegalPlateKeys(cells, index)) expect(allKeys).toContain(key);
      }),
    );
    expect(Object.values(PLATE_KEYBOARD_BOARDS).flat(2)).toHaveLength(allKeys.length);
  });

  test.each<[string[], number, PlateKeyboardBoardName, PlateKeyboardBoardName | null]>([
    [[], 0, 'provinces', null],
    [['粤'], 1, 'characters', null],
    [['WJ'], 1, 'provinces', 'characters'],
    [['粤', 'B'], 2, 'characters', null],
    [['粤', 'B', '1', '2', '3', '4'], 6, 'characters', 'special'],
    [['粤', 'B', '1', '2', '3', '4', '警'], 7, 'characters', null],
  ])('after %p, cell %d shows %s and can switch to %s', (keys, index, first, other) => {
    const cells = cellsOf(...keys);
    expect(findInitialPlateKeyboardBoard(cells, index)).toBe(first);
    expect(findNextPlateKeyboardBoard(cells, index, first)).toBe(other);
    if (other !== null) expect(findNextPlateKeyboardBoard(cells, index, other)).toBe(first);
  });
});

describe('a press', () => {
  test('types a plate from left to right', () => {
    let cells = createEmptyPlateCells();
    let at = 0;
    for (const key of '粤BD12345') ({ cells, next: at } = pressKey(cells, at, key));
    expect(joinPlateCells(cells)).toBe('粤BD12345');
    expect(at).toBe(7);
  });

  test('puts WJ into one cell and stays in cell 7 when there is no eighth', () => {
    let cells = createEmptyPlateCells();
    let at = 0;
    for (const key of ['WJ', '京', '1', '2', '3', '4', 'X']) ({ cells, next: at } = pressKey(cells, at, key));
    expect(cells).toEqual(['WJ', '京', '1', '2', '3', '4', 'X', '']);
    expect(at).toBe(6);
    expect(isQueryablePlate(cells)).toBe(true);
  });

  test('replaces the previous character of the cell', () => {
    expect(pressKey(typed('粤B12345'), 4, '9').cells).toEqual(typed('粤B12945'));
  });

  test('changes nothing when the key is not allowed there', () => {
    const cells = cellsOf('粤');
    expect(pressKey(cells, 1, '1')).toEqual({ cells, next: 1 });
    expect(pressKey(cells, 1, 'O')).toEqual({ cells, next: 1 });
    expect(pressKey(cells, 9, 'A')).toEqual({ cells, next: 9 });
  });

  test('empties later cells that it makes illegal and no others', () => {
    expect(pressKey(typed('粤Z1234港'), 0, '京').cells).toEqual(typed('京Z1234'));
    expect(pressKey(typed('粤BD12345'), 2, 'L').cells).toEqual(typed('粤BL1234'));
    expect(pressKey(typed('粤B12345D'), 6, '警').cells).toEqual(typed('粤B1234警'));
    expect(pressKey(typed('粤B12345'), 0, 'WJ').cells).toEqual(['WJ', '', '1', '2', '3', '4', '5', '']);
  });

  test('of backspace empties a filled cell, or the previous cell when its own is empty', () => {
    const cells = cellsOf('粤', 'B');
    expect(pressBackspace(cells, 1)).toEqual({ cells: cellsOf('粤'), next: 1 });
    expect(pressBackspace(cellsOf('粤'), 1)).toEqual({ cells: cellsOf('粤'), next: 0 });
    expect(pressBackspace(createEmptyPlateCells(), 0)).toEqual({ cells: createEmptyPlateCells(), next: 0 });
  });

  test('never leaves an illegal cell behind, whatever is pressed in whatever order', () => {
    fc.assert(
      fc.property(presses(), (sequence) => {
        let cells = createEmptyPlateCells();
        for (const { index, key } of sequence) {
          const { cells: after, next } = key === null ? pressBackspace(cells, index) : pressKey(cells, index, key);
          expectLegal(after);
          expect(after.slice(0, index)).toEqual(cells.slice(0, index));
          expect(next).toBeGreaterThanOrEqual(0);
          expect(next).toBeLessThan(PLATE_CELL_COUNT);
          cells = after;
        }
      }),
      { numRuns: 1_000 },
    );
  });

  test('reads back every plate that can be typed', () => {
    let seen = 0;
    fc.assert(
      fc.property(typedPlate(), (cells) => {
        seen += 1;
        expectLegal(cells);
        expect(isQueryablePlate(cells)).toBe(true);
        expect(parsePlate(joinPlateCells(cells))).toEqual(cells);
        expect(parsePlate(formatPlate(joinPlateCells(cells)).toLowerCase())).toEqual(cells);
      }),
      { numRuns: 3_000 },
    );
    expect(seen).toBeGreaterThanOrEqual(3_000);
  });
});

describe('isQueryablePlate', () => {
  test.each([
    '粤B12345',
    '粤BD12345',
    '粤B12345D',
    '粤BDA1234',
    '粤Z1234港',
    '粤Z1234澳',
    '粤B1234学',
    '粤B1234警',
    '粤B1234挂',
    '沪A0023领',
    '使014578',
    '京X1234应急',
    'WJ京1234X',
    'WJ0112345',
  ])('%s can be queried', (plate) => {
    const cells = parsePlate(plate);
    expect(cells).not.toBeNull();
    expect(isQueryablePlate(cells ?? [])).toBe(true);
  });

  test('requires seven cells without a gap', () => {
    expect(isQueryablePlate(createEmptyPlateCells())).toBe(false);
    expect(isQueryablePlate(typed('粤B1234'))).toBe(false);
    expect(isQueryablePlate(['粤', 'B', '1', '', '3', '4', '5', ''])).toBe(false);
    expect(isQueryablePlate([])).toBe(false);
  });
});

describe('parsePlate', () => {
  test.each([
    ['粤B·D12345', '粤BD12345'],
    ['粤b12345', '粤B12345'],
    [' 粤 B 12345 ', '粤B12345'],
    ['粤Ｂ１２３４５', '粤B12345'],
    ['粤B-12345', '粤B12345'],
    ['粤B•12345', '粤B12345'],
    ['粤B\u200B12345\u202C', '粤B12345'],
    ['wj京1234x', 'WJ京1234X'],
    ['京X·1234应急', '京X1234应急'],
  ])('takes %p', (text, plate) => {
    expect(joinPlateCells(parsePlate(text) ?? [])).toBe(plate);
  });

  test.each([
    '粤I12345',
    '粤B1234O',
    '粤B1234',
    '粤B123456',
    '粤BL12345',
    'B12345',
    '粤粤12345',
    '京Z1234港',
    '粤B12警45',
    '粤B12345 和 粤B54321',
  ])('refuses %p', (text) => {
    expect(parsePlate(text)).toBeNull();
  });

  test('refuses every hostile text but the plates hidden in them', () => {
    const taken = hostileStrings.filter((text) => parsePlate(text) !== null);
    expect(taken).toEqual(['粤B\u200B12345']);
  });

  test('never throws and never returns an illegal plate', () => {
    const plateLike = fc.string({
      unit: fc.constantFrom(...Array.from(PROVINCES + LETTERS + DIGITS), 'I', 'O', 'WJ', '应急', '港', '警', '·', ' '),
      maxLength: 12,
    });
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), plateLike), (text) => {
        const cells = parsePlate(text);
        if (cells !== null) expectLegal(cells);
      }),
      { numRuns: 3_000 },
    );
  });
});

describe('the look of a plate', () => {
  test.each([
    ['粤B12345', '粤B·12345'],
    ['粤BD12345', '粤B·D12345'],
    ['WJ京1234X', 'WJ京·1234X'],
    ['使014578', '使014·578'],
    ['无牌车', '无牌车'],
    ['', ''],
  ])('%s is written %s', (plateNo, shown) => {
    expect(formatPlate(plateNo)).toBe(shown);
    expect(formatPlate(formatPlate(plateNo))).toBe(shown);
  });

  test.each([
    [1, 'blue'],
    [2, 'yellow'],
    [3, 'white'],
    [4, 'black'],
    [5, 'green'],
    [6, 'yellowGreen'],
  ])('colour %d is %s whatever the characters', (color, style) => {
    expect(getPlateStyle('粤BD12345', color)).toBe(style);
    expect(getPlateStyle('无牌车', color)).toBe(style);
  });

  test.each([
    ['粤B12345', 'blue'],
    ['粤BD12345', 'green'],
    ['粤B12345D', 'yellowGreen'],
    ['粤B1234警', 'white'],
    ['京X1234应急', 'white'],
    ['WJ京1234X', 'white'],
    ['WJ0112345', 'white'],
    ['粤Z1234港', 'black'],
    ['沪A0023领', 'black'],
    ['使014578', 'black'],
    ['粤B1234学', 'yellow'],
    ['粤B1234挂', 'yellow'],
    ['无牌车', 'blue'],
  ])('%s of unknown colour is drawn %s', (plateNo, style) => {
    expect(getPlateStyle(plateNo, -1)).toBe(style);
  });

  test.each([
    ['粤BD12345', true],
    ['粤B12345D', true],
    ['粤B12345', false],
    ['WJ0112345', false],
    ['粤BD1234', false],
  ])('%s is new energy: %p', (plateNo, expected) => {
    expect(isNewEnergyPlate(parsePlate(plateNo) ?? [])).toBe(expected);
  });
});

interface Press {
  readonly index: number;
  /** Null is backspace. */
  readonly key: string | null;
}

/** Presses on any cells in any order, legal or not. */
function presses(): fc.Arbitrary<Press[]> {
  return fc.array(
    fc.record({
      index: fc.nat(7),
      key: fc.oneof(
        { arbitrary: fc.constantFrom<string>(...allKeys), weight: 6 },
        { arbitrary: fc.constant(null), weight: 1 },
      ),
    }),
    {
      maxLength: 30,
    },
  );
}

function pressedCells(): fc.Arbitrary<PlateCells> {
  return presses().map((sequence) =>
    sequence.reduce(
      (cells, { index, key }) => (key === null ? pressBackspace(cells, index) : pressKey(cells, index, key)).cells,
      createEmptyPlateCells(),
    ),
  );
}

/** A plate of any kind, typed with legal keys only. Where the eighth cell is possible, half of the plates fill it. */
function typedPlate(): fc.Arbitrary<PlateCells> {
  return fc
    .tuple(fc.array(fc.nat(10_000), { minLength: 8, maxLength: 8 }), fc.boolean(), fc.boolean())
    .map(([picks, isSpecialHead, wantsEighth]) =>
      picks.reduce((cells, pick, index) => {
        const legal = index === 0 && isSpecialHead ? ['使', 'WJ'] : [...listLegalPlateKeys(cells, index)];
        const key = legal[pick % Math.max(1, legal.length)];
        return key === undefined || (index === 7 && !wantsEighth) ? cells : pressKey(cells, index, key).cells;
      }, createEmptyPlateCells()),
    );
}
