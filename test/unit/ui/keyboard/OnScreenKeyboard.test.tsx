import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';

import type { KeyboardTypingState } from '@/ui/keyboard/keyboardEngine';
import type { KeyboardLayoutName } from '@/ui/keyboard/layouts';
import { OnScreenKeyboard } from '@/ui/keyboard/OnScreenKeyboard';

const MAX_LENGTHS = [4];

function Form({ layout }: { layout: KeyboardLayoutName }) {
  const [typing, setTyping] = useState<KeyboardTypingState>({ values: [''], active: 0, board: null });
  return (
    <>
      <output>{typing.values[0]}</output>
      <OnScreenKeyboard layout={layout} typing={typing} maxLengths={MAX_LENGTHS} onChange={setTyping} />
    </>
  );
}

const user = userEvent.setup();
const press = (name: string) => user.click(screen.getByRole('button', { name }));

test('types numbers until the input is full, then its keys are disabled', async () => {
  render(<Form layout="number" />);
  for (const key of ['1', '2', '.', '5']) await press(key);
  expect(screen.getByRole('status')).toHaveTextContent('12.5');
  expect(screen.getByRole('button', { name: '7' })).toBeDisabled();
  expect(screen.queryByRole('button', { name: '切换' })).toBeNull();
  await press('删除');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('switches between small letters, capitals and symbols on the full layout', async () => {
  render(<Form layout="full" />);
  await press('a');
  await press('切换');
  await press('A');
  await press('切换');
  await press('@');
  await press('空格');
  expect(screen.getByRole('status').textContent).toBe('aA@ ');
});

test('types codes in capitals on the compact layout', async () => {
  render(<Form layout="compact" />);
  await press('I');
  await user.keyboard('o');
  expect(screen.getByRole('status')).toHaveTextContent('I');
  screen.getByRole('button', { name: '7' }).focus();
  await user.keyboard('o');
  expect(screen.getByRole('status')).toHaveTextContent('IO');
});

test('takes the last key back, as often as there is one, where an input takes several', async () => {
  render(<Form layout="compact" />);
  for (const name of ['A', '7', '退一格', '退一格', '退一格', 'B']) await press(name);
  expect(screen.getByRole('status').textContent).toBe('B');
});

test('closes with 完成', async () => {
  render(<Form layout="plate" />);
  await press('完成');
  expect(screen.queryByRole('group')).toBeNull();
});
