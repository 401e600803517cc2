import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';

import { Dialog } from '@/ui/overlay/Dialog';
import { Sheet } from '@/ui/overlay/Sheet';

// antd-mobile lets no touch through while a popup opens.
const user = userEvent.setup({ pointerEventsCheck: 0 });
const answered = jest.fn();

function Question({ canEscape = true }: { canEscape?: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        解绑车辆
      </button>
      {isOpen && (
        <Dialog
          title="解绑 粤B·12345？"
          text="解绑后不再提醒欠费"
          buttons={[
            { key: 'unbind', label: '解绑', tone: 'danger' },
            { key: 'stay', label: '取消' },
          ]}
          escapeKey={canEscape ? 'stay' : undefined}
          onAnswer={(key) => {
            answered(key);
            setIsOpen(false);
          }}
        />
      )}
    </>
  );
}

const open = async () => {
  await user.click(screen.getByRole('button', { name: '解绑车辆' }));
  const dialog = await screen.findByRole('alertdialog', { name: '解绑 粤B·12345？' });
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  return dialog;
};

beforeEach(() => {
  jest.clearAllMocks();
});

describe('Dialog', () => {
  test('is named by its question, described by its text, and has the focus', async () => {
    render(<Question />);
    const dialog = await open();
    expect(dialog).toHaveAttribute('aria-modal', 'true');
    expect(dialog).toHaveAccessibleDescription('解绑后不再提醒欠费');
    expect(dialog).toHaveFocus();
  });

  test('keeps Tab inside, in both directions', async () => {
    render(<Question />);
    await open();
    await user.tab({ shift: true });
    expect(screen.getByRole('button', { name: '取消' })).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('button', { name: '解绑' })).toHaveFocus();
    await user.tab({ shift: true });
    expect(screen.getByRole('button', { name: '取消' })).toHaveFocus();
  });

  test('returns the button that was pressed and restores the focus', async () => {
    render(<Question />);
    await open();
    await user.click(screen.getByRole('button', { name: '解绑' }));
    expect(answered.mock.calls).toEqual([['unbind']]);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(screen.getByRole('button', { name: '解绑车辆' })).toHaveFocus();
  });

  test('treats Esc as the configured answer, and ignores it when there is none', async () => {
    const { unmount } = render(<Question />);
    await open();
    await user.keyboard('{Escape}');
    expect(answered.mock.calls).toEqual([['stay']]);
    unmount();
    render(<Question canEscape={false} />);
    await open();
    await user.keyboard('{Escape}');
    expect(answered).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('alertdialog')).toBeInTheDocument();
  });
});

describe('Sheet', () => {
  test('is a dialog with a title, closed by its button and by Esc', async () => {
    const onClose = jest.fn();
    render(
      <Sheet title="选择优惠券" onClose={onClose}>
        内容
      </Sheet>,
    );
    expect(await screen.findByRole('dialog', { name: '选择优惠券' })).toHaveTextContent('内容');
    await user.click(screen.getByRole('button', { name: '关闭' }));
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(2);
  });
});
