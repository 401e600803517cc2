import { createEvent, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';

import { joinPlateCells } from '@/domain/plate/plateCells';
import { isQueryablePlate } from '@/domain/plate/plateRules';
import { PlateInput } from '@/ui/plate/PlateInput';
import { createEmptyPlateInputState, parsePlateToInputState, type PlateInputState } from '@/ui/plate/plateInputState';
import { PlateKeyboard } from '@/ui/plate/PlateKeyboard';

let entry: PlateInputState;
const rejected = jest.fn();
const pasteRequested = jest.fn();
const submitted = jest.fn();

function Form({ start }: { start: PlateInputState }) {
  const [current, setCurrent] = useState(start);
  entry = current;
  return (
    <>
      <PlateInput entry={current} onChange={setCurrent} onPasteRejected={rejected} onPlateEntered={submitted} />
      <button type="button" disabled={!isQueryablePlate(current.cells)}>
        查询
      </button>
      <PlateKeyboard entry={current} onChange={setCurrent} onPasteRequest={pasteRequested} />
    </>
  );
}

const show = (start: PlateInputState = createEmptyPlateInputState()) => render(<Form start={start} />);
const user = userEvent.setup();
const cell = (number: number) => screen.getByRole('button', { name: new RegExp(`^车牌第${number}位`, 'u') });
const keyboard = () => within(screen.getByRole('group', { name: '车牌键盘' }));
const key = (name: string) => keyboard().getByRole('button', { name });
const pressAll = async (keys: readonly string[]) => {
  for (const name of keys) await user.click(key(name));
};
const paste = (target: Element, text: string) => {
  const event = createEvent.paste(target, { clipboardData: { getData: () => text } });
  fireEvent(target, event);
};

beforeEach(() => {
  jest.clearAllMocks();
});

describe('the cells', () => {
  test('are eight buttons, the last one named as optional', () => {
    show();
    const cells = within(screen.getByRole('group', { name: '车牌号' })).getAllByRole('button');
    expect(cells.map((button) => button.getAttribute('aria-label'))).toEqual([
      ...[1, 2, 3, 4, 5, 6, 7].map((number) => `车牌第${number}位`),
      '车牌第8位（新能源 选填）',
    ]);
  });

  test('have their value in their name, and announce what has been typed', async () => {
    show();
    await user.click(cell(1));
    await user.click(key('粤'));
    expect(cell(1)).toHaveAccessibleName('车牌第1位 粤');
    expect(screen.getByText('已输入 粤，第2位')).toBeInTheDocument();
  });

  test('enable the query with the first seven, not the eighth', async () => {
    show();
    await user.click(cell(1));
    await pressAll(['粤', 'B', '1', '2', '3', '4']);
    expect(screen.getByRole('button', { name: '查询' })).toBeDisabled();
    await pressAll(['5']);
    expect(screen.getByRole('button', { name: '查询' })).toBeEnabled();
  });

  test('are empty until something is typed; the sample of a plate stands in the field for a whole one', () => {
    show();
    expect(
      [1, 2, 3, 4, 5, 6, 7].map((number) => `${cell(number).textContent}${cell(number).dataset['hint'] ?? ''}`),
    ).toEqual(Array.from({ length: 7 }, () => ''));
    expect(screen.getByLabelText('输入或粘贴整个车牌')).toHaveAttribute('placeholder', '粤A12345');
  });
});

describe('the keyboard', () => {
  test('is visible while a cell is active, and 完成 closes it', async () => {
    show();
    expect(screen.queryByRole('group', { name: '车牌键盘' })).toBeNull();
    await user.click(cell(1));
    await user.click(key('完成'));
    expect(screen.queryByRole('group', { name: '车牌键盘' })).toBeNull();
    expect(entry.active).toBeNull();
  });

  test('disables keys that are not allowed in the cell: digits in the second, letters after WJ', async () => {
    show();
    await user.click(cell(1));
    await user.click(key('粤'));
    expect(key('5')).toBeDisabled();
    expect(key('5')).toHaveAttribute('aria-disabled', 'true');
    expect(key('B')).toBeEnabled();
    await user.click(cell(1));
    await user.click(key('WJ'));
    await user.click(key('京'));
    expect(key('B')).toBeDisabled();
    expect(key('5')).toBeEnabled();
  });

  test('offers neither I nor O', async () => {
    show({ ...createEmptyPlateInputState(), active: 3 });
    expect(keyboard().queryByRole('button', { name: 'I' })).toBeNull();
    expect(keyboard().queryByRole('button', { name: 'O' })).toBeNull();
    await user.keyboard('io');
    expect(joinPlateCells(entry.cells)).toBe('');
  });

  test('switches to the second board only where that has an allowed key', async () => {
    show({ ...createEmptyPlateInputState(), active: 2 });
    expect(key('切换')).toBeDisabled();
    await user.click(cell(7));
    await user.click(key('切换'));
    for (const name of ['学', '警', '挂']) expect(key(name)).toBeEnabled();
    await user.click(key('切换'));
    expect(key('7')).toBeEnabled();
  });

  test('types 应急 with one key after X, and 港 only after 粤Z', async () => {
    show();
    await user.click(cell(1));
    await pressAll(['粤', 'X', '1', '2', '3', '4', '切换']);
    expect(key('港')).toBeDisabled();
    await user.click(key('应急'));
    expect(joinPlateCells(entry.cells)).toBe('粤X1234应急');
    expect(screen.getByRole('button', { name: '查询' })).toBeEnabled();
  });

  test('clears a cell with 删除, and goes to the one before when it is empty', async () => {
    show({ cells: parsePlateToInputState('粤B12345')!.cells, active: 6, board: null });
    await user.click(key('删除'));
    expect(cell(7)).toHaveAccessibleName('车牌第7位');
    expect(cell(7)).toHaveAttribute('aria-current', 'true');
    await user.click(key('删除'));
    expect(cell(6)).toHaveAttribute('aria-current', 'true');
    expect(cell(6)).toHaveAccessibleName('车牌第6位 4');
  });

  test('shows the provinces again on the way back to the first cell of a new-energy plate', async () => {
    show({ cells: parsePlateToInputState('粤BD12345')!.cells, active: 7, board: null });
    await user.click(cell(1));
    expect(key('京')).toBeEnabled();
  });

  test('requests a paste, because it cannot read the clipboard itself', async () => {
    show({ ...createEmptyPlateInputState(), active: 0 });
    await user.click(key('粘贴'));
    expect(pasteRequested).toHaveBeenCalledTimes(1);
  });
});

describe('a paste', () => {
  test.each([
    ['粤B·D12345', '粤BD12345'],
    [' 粤b12345 ', '粤B12345'],
  ])('of %s fills the cells and closes the keyboard', (text, plate) => {
    show({ ...createEmptyPlateInputState(), active: 2 });
    paste(cell(3), text);
    expect(joinPlateCells(entry.cells)).toBe(plate);
    expect(entry.active).toBeNull();
  });

  test('of something else changes nothing and is reported', () => {
    show();
    paste(cell(1), 'https://example.com');
    expect(joinPlateCells(entry.cells)).toBe('');
    expect(rejected).toHaveBeenCalledTimes(1);
  });

  test('has its own field for input methods and dictation', async () => {
    show();
    await user.type(screen.getByRole('textbox', { name: '输入或粘贴整个车牌' }), '粤BD12345{Enter}');
    expect(joinPlateCells(entry.cells)).toBe('粤BD12345');
    expect(screen.getByRole('textbox', { name: '输入或粘贴整个车牌' })).toHaveValue('');
  });

  test('that field submits a plate with Enter, and nothing else', async () => {
    show();
    const field = screen.getByRole('textbox', { name: '输入或粘贴整个车牌' });
    await user.type(field, '粤B123{Enter}');
    expect(submitted).not.toHaveBeenCalled();
    await user.clear(field);
    await user.type(field, '粤BD12345{Enter}');
    expect(submitted.mock.calls.map(([plate]: [PlateInputState]) => joinPlateCells(plate.cells))).toEqual([
      '粤BD12345',
    ]);
    await user.type(field, '粤B12345');
    fireEvent.blur(field);
    expect(submitted).toHaveBeenCalledTimes(1);
  });
});

describe('a hardware keyboard', () => {
  test('types into the focused cell and moves the focus along', async () => {
    show({ ...createEmptyPlateInputState(), cells: ['粤', '', '', '', '', '', '', ''] });
    cell(2).focus();
    await user.keyboard('b1');
    expect(joinPlateCells(entry.cells)).toBe('粤B1');
    expect(cell(4)).toHaveFocus();
  });

  test('takes W in the first cell for WJ', async () => {
    show();
    cell(1).focus();
    await user.keyboard('w');
    expect(entry.cells[0]).toBe('WJ');
  });

  test('controls the cells with the arrows, Backspace and Escape', async () => {
    show(parsePlateToInputState('粤B12345')!);
    cell(3).focus();
    await user.keyboard('{ArrowRight}');
    expect(cell(4)).toHaveFocus();
    await user.keyboard('{Backspace}');
    expect(entry.cells[3]).toBe('');
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(cell(2)).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(entry.active).toBeNull();
  });

  test('leaves Tab and shortcuts alone', async () => {
    show();
    cell(1).focus();
    await user.tab();
    expect(cell(2)).toHaveFocus();
    await user.keyboard('{Control>}b{/Control}');
    expect(joinPlateCells(entry.cells)).toBe('');
  });

  test('keeps the focus on an enabled key when the pressed one disappears', async () => {
    show({ ...createEmptyPlateInputState(), active: 0 });
    key('粤').focus();
    await user.keyboard('{Enter}');
    expect(entry.cells[0]).toBe('粤');
    const focused = document.activeElement;
    expect(focused).toBeInstanceOf(HTMLButtonElement);
    expect(focused).toBeEnabled();
    expect(screen.getByRole('group', { name: '车牌键盘' })).toContainElement(focused as HTMLElement);
  });

  test('returns to the cell when 完成 is pressed by keys', async () => {
    show({ ...createEmptyPlateInputState(), active: 2 });
    key('完成').focus();
    await user.keyboard('{Enter}');
    expect(cell(3)).toHaveFocus();
  });
});

test('leaves the focus in the cell when a finger presses a key', async () => {
  show();
  await user.click(cell(1));
  await user.click(key('粤'));
  expect(cell(2)).toHaveFocus();
});

test('shows whatever state it is given, so that a jump in time moves it', () => {
  const { rerender } = render(<PlateInput entry={parsePlateToInputState('粤B12345')!} onChange={jest.fn()} />);
  rerender(<PlateInput entry={{ ...parsePlateToInputState('京A88888')!, active: 4 }} onChange={jest.fn()} />);
  expect(cell(1)).toHaveAccessibleName('车牌第1位 京');
  expect(cell(5)).toHaveAttribute('aria-current', 'true');
});
