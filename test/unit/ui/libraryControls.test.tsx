import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';

import { LinkButton } from '@/ui/button/LinkButton';
import { PrimaryButton } from '@/ui/button/PrimaryButton';
import { TextButton } from '@/ui/button/TextButton';
import { SearchField } from '@/ui/form/SearchField';
import { TextArea } from '@/ui/form/TextArea';
import { TextField } from '@/ui/form/TextField';
import { EmptyState } from '@/ui/load/EmptyState';
import { Skeleton } from '@/ui/load/Skeleton';
import { CountBadge } from '@/ui/text/CountBadge';
import { Tag } from '@/ui/text/Tag';

const user = userEvent.setup();

/** What a wrapper adds to a component of antd-mobile: its name, its keys, and `aria-*` where a screen reader looks for it. */
describe('buttons', () => {
  test.each([
    ['PrimaryButton', <PrimaryButton key="a">确认支付</PrimaryButton>],
    ['TextButton', <TextButton key="b" onPress={() => undefined} children="确认支付" />],
  ])('%s is a button of antd-mobile that sends no form', (_, button) => {
    render(button);
    expect(screen.getByRole('button', { name: '确认支付' })).toHaveClass('adm-button');
    expect(screen.getByRole('button')).toHaveAttribute('type', 'button');
  });

  test('a busy button says so, and its label gives way to what it does', () => {
    render(
      <PrimaryButton label="支付 6.00元" busyText="正在支付…">
        支付
      </PrimaryButton>,
    );
    const button = screen.getByRole('button', { name: '正在支付…' });
    expect(button).toBeDisabled();
    expect(button).toHaveAttribute('aria-busy', 'true');
  });

  test('a press by key acts at once, as a window that it opens needs', async () => {
    const pressed = jest.fn();
    render(<TextButton onPress={pressed}>重试</TextButton>);
    await user.tab();
    await user.keyboard('{Enter}');
    screen.getByRole('button').click();
    expect(pressed).toHaveBeenCalledTimes(2);
  });

  test('LinkButton is a real link that looks like one', () => {
    render(
      <MemoryRouter>
        <LinkButton to="/home" variant="primary" label="返回首页">
          返回
        </LinkButton>
      </MemoryRouter>,
    );
    expect(screen.getByRole('link', { name: '返回首页' })).toHaveClass('adm-button');
    expect(screen.getByRole('link')).toHaveAttribute('href', '/home');
  });
});

describe('Field', () => {
  test('is a field of antd-mobile whose error stands at the element itself', () => {
    const ref = createRef<HTMLInputElement>();
    const { rerender } = render(<TextField label="邮箱" value="a" error="邮箱格式不对" ref={ref} />);
    const field = screen.getByRole('textbox', { name: '邮箱' });
    expect(field).toHaveClass('adm-input-element');
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription('邮箱格式不对');
    expect(ref.current).toBe(field);
    expect(field.parentElement).not.toHaveAttribute('aria-invalid');
    rerender(<TextField label="邮箱" value="a" ref={ref} />);
    expect(field).toBeValid();
    expect(field).not.toHaveAccessibleDescription();
  });

  test('says each change once and passes its attributes on', async () => {
    const changed = jest.fn<undefined, [string]>();
    function Typed() {
      const [value, setValue] = useState('');
      return (
        <TextField
          label="税号"
          value={value}
          attributes={{ maxLength: 4, inputMode: 'numeric', autoComplete: 'off', enterKeyHint: 'done', name: 'tax' }}
          onChange={(text) => {
            changed(text);
            setValue(text);
          }}
        />
      );
    }
    render(<Typed />);
    const field = screen.getByLabelText('税号');
    await user.type(field, '12345');
    expect(changed.mock.calls.flat()).toEqual(['1', '12', '123', '1234']);
    for (const [name, value] of [
      ['inputmode', 'numeric'],
      ['autocomplete', 'off'],
      ['enterkeyhint', 'done'],
      ['name', 'tax'],
      ['maxlength', '4'],
    ] as const)
      expect(field).toHaveAttribute(name, value);
  });

  test('shows the value that it is given, also when it was typed otherwise, as a jump in time does', async () => {
    const { rerender } = render(<TextField label="姓名" value="林晓" />);
    await user.type(screen.getByLabelText('姓名'), '明');
    expect(screen.getByLabelText('姓名')).toHaveValue('林晓');
    rerender(<TextField label="姓名" value="林" />);
    expect(screen.getByLabelText('姓名')).toHaveValue('林');
  });

  test.each([
    ['a code', <TextField key="a" label="验证码" error="验证码不对" />],
    ['a password', <TextField key="b" label="验证码" type="password" error="验证码不对" />],
  ])('%s stays in the element, and has the same look and error', async (_, secret) => {
    render(secret);
    const field = screen.getByLabelText('验证码');
    await user.type(field, '123456');
    expect(field).toHaveValue('123456');
    // React writes what it keeps into the attribute.
    expect(field).not.toHaveAttribute('value');
    expect(field).toHaveClass('adm-input-element');
    expect(field).toHaveAccessibleDescription('验证码不对');
  });
});

describe('TextArea', () => {
  test('counts as servers count, and names count and error at the element', async () => {
    function Typed() {
      const [value, setValue] = useState('');
      return <TextArea label="问题描述" value={value} maxLength={5} onChange={setValue} error="请描述问题" />;
    }
    render(<Typed />);
    const area = screen.getByRole('textbox', { name: '问题描述' });
    await user.type(area, '好👍');
    expect(area).toHaveClass('adm-text-area-element');
    expect(area).toBeInvalid();
    expect(area).toHaveAccessibleDescription('3/5 请描述问题');
    await user.paste('四个汉字');
    expect(area).toHaveValue('好👍四个');
  });
});

describe('SearchField', () => {
  test('has its own name, a cross that keys reach, and one search for one Enter', async () => {
    const searched = jest.fn<undefined, [string]>();
    const ref = createRef<HTMLInputElement>();
    function Typed() {
      const [value, setValue] = useState('');
      return (
        <SearchField label="搜索停车场" value={value} onChange={setValue} onSubmit={() => searched(value)} ref={ref} />
      );
    }
    render(<Typed />);
    const field = screen.getByRole('searchbox', { name: '搜索停车场' });
    expect(ref.current).toBe(field);
    expect(screen.getByRole('search')).toHaveAttribute('autocomplete', 'off');
    await user.tab();
    expect(field).toHaveFocus();
    await user.keyboard('科技园{Enter}');
    expect(searched.mock.calls).toEqual([['科技园']]);
    await user.click(screen.getByRole('button', { name: '清空' }));
    expect(field).toHaveValue('');
    expect(screen.queryByRole('button', { name: '清空' })).not.toBeInTheDocument();
  });
});

describe('what only shows', () => {
  test('Skeleton has the size of its content and is nothing to a screen reader', () => {
    const { container } = render(<Skeleton height={56} shape="card" />);
    const box = container.firstElementChild as HTMLElement;
    expect(box).toHaveClass('adm-skeleton');
    expect(box.style.getPropertyValue('--height')).toBe('56px');
    expect(box).toHaveAttribute('aria-hidden', 'true');
  });

  test('Tag and Empty are words', () => {
    render(
      <>
        <Tag tone="done">已支付</Tag>
        <EmptyState
          illustration="bill"
          text="没有账单"
          action={<TextButton onPress={() => undefined}>刷新</TextButton>}
        />
      </>,
    );
    expect(screen.getByText('已支付')).toHaveClass('adm-tag', 'done');
    expect(screen.getByText('没有账单').closest('.adm-empty')).not.toBeNull();
    expect(screen.getByRole('button', { name: '刷新' })).toBeInTheDocument();
  });
});

test('a badge says what it counts, after the words of its tile', () => {
  render(
    <a href="/chargeBillManage">
      <span>{'充电'}</span>
      <CountBadge count={2} unit="笔待支付" />
    </a>,
  );
  expect(screen.getByRole('link')).toHaveAccessibleName(/^充电\s*2\s*笔待支付$/);
  expect(screen.getByText('笔待支付').closest('.adm-badge')).toHaveTextContent('2笔待支付');
});
