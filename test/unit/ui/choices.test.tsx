import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';

import { Timeline } from '@/ui/card/Timeline';
import { ChoiceChips } from '@/ui/choice/ChoiceChips';
import { NumberStepper } from '@/ui/choice/NumberStepper';
import { RadioList } from '@/ui/choice/RadioList';
import { SegmentedControl } from '@/ui/choice/SegmentedControl';
import { SwitchRow } from '@/ui/choice/SwitchRow';
import { ToggleChip } from '@/ui/choice/ToggleChip';
import { CheckBox } from '@/ui/form/CheckBox';
import { StarRatingField } from '@/ui/form/StarRatingField';

const user = userEvent.setup();

const CHANNELS = [
  { value: 3, title: '微信支付', label: '微信支付' },
  { value: 2, title: '支付宝', label: '支付宝' },
  { value: 6, title: '余额', label: '余额' },
];

/** What each choice adds to antd-mobile's: a real control with a name, one stop of Tab, and arrow keys. */
describe('a choice of one is real radio buttons of one group', () => {
  const chosen = jest.fn<undefined, [number]>();
  beforeEach(() => chosen.mockReset());
  function Held({ kind }: { readonly kind: 'list' | 'chips' | 'segments' }) {
    const [value, setValue] = useState(3);
    const onChange = (next: number) => {
      chosen(next);
      setValue(next);
    };
    if (kind === 'list') return <RadioList legend="支付方式" options={CHANNELS} value={value} onChange={onChange} />;
    if (kind === 'chips') return <ChoiceChips legend="支付方式" options={CHANNELS} value={value} onChange={onChange} />;
    return <SegmentedControl legend="支付方式" options={CHANNELS} value={value} onChange={onChange} />;
  }

  test.each(['list', 'chips', 'segments'] as const)('%s', async (kind) => {
    render(
      <>
        <Held kind={kind} />
        <button type="button">之后</button>
      </>,
    );
    const radios = screen.getAllByRole('radio');
    expect(radios.map((radio) => radio.closest('.adm-radio') !== null)).toEqual([true, true, true]);
    expect(new Set(radios.map((radio) => radio.getAttribute('name'))).size).toBe(1);
    expect(screen.getByRole('radio', { name: '微信支付' })).toBeChecked();
    await user.tab();
    expect(screen.getByRole('radio', { name: '微信支付' })).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('radio', { name: '支付宝' })).toHaveFocus();
    expect(screen.getByRole('radio', { name: '支付宝' })).toBeChecked();
    await user.click(screen.getByText('余额'));
    expect(chosen.mock.calls.flat()).toEqual([2, 6]);
    await user.tab();
    expect(screen.getByRole('button', { name: '之后' })).toHaveFocus();
  });

  test('two choices on one screen do not know each other', () => {
    render(
      <>
        <Held kind="list" />
        <Held kind="list" />
      </>,
    );
    expect(new Set(screen.getAllByRole('radio').map((radio) => radio.getAttribute('name'))).size).toBe(2);
  });

  test('a wrong choice says so to the group', () => {
    render(<ChoiceChips legend="原因" options={CHANNELS} value={null} onChange={() => undefined} error="请选择原因" />);
    const group = screen.getByRole('radiogroup', { name: '原因' });
    expect(group).toHaveAttribute('aria-invalid', 'true');
    expect(group).toHaveAccessibleDescription('请选择原因');
  });
});

describe('on or off', () => {
  test('CheckBox is changed by key, by its words, and not while it is disabled', async () => {
    const changed = jest.fn<undefined, [boolean]>();
    const { rerender } = render(
      <CheckBox isChecked={false} onChange={changed}>
        同意
      </CheckBox>,
    );
    const box = screen.getByRole('checkbox', { name: '同意' });
    expect(box.closest('.adm-checkbox')).not.toBeNull();
    await user.tab();
    expect(box).toHaveFocus();
    await user.keyboard(' ');
    await user.click(screen.getByText('同意'));
    expect(changed.mock.calls.flat()).toEqual([true, true]);
    rerender(
      <CheckBox isChecked isDisabled onChange={changed}>
        同意
      </CheckBox>,
    );
    expect(box).toBeChecked();
    expect(box).toBeDisabled();
    await user.click(screen.getByText('同意'));
    expect(changed).toHaveBeenCalledTimes(2);
  });

  test('SwitchRow is one switch, with its note, and changes once for one press', async () => {
    const changed = jest.fn<undefined, [boolean]>();
    const { container } = render(<SwitchRow label="大字模式" note="字和按钮更大" isOn={false} onChange={changed} />);
    const only = screen.getByRole('switch', { name: '大字模式' });
    expect(only).toHaveAccessibleDescription('字和按钮更大');
    expect(container.querySelector('.adm-switch')).toHaveAttribute('aria-hidden', 'true');
    await user.tab();
    await user.keyboard(' ');
    await user.click(screen.getByText('大字模式'));
    expect(changed.mock.calls.flat()).toEqual([true, true]);
  });

  test('ToggleChip is pressed or not', async () => {
    const changed = jest.fn<undefined, [boolean]>();
    render(
      <ToggleChip isOn onChange={changed}>
        有空位
      </ToggleChip>,
    );
    await user.click(screen.getByRole('button', { name: '有空位', pressed: true }));
    expect(changed.mock.calls).toEqual([[false]]);
  });

  test('NumberStepper names its buttons and says its number', async () => {
    const changed = jest.fn<undefined, [number]>();
    render(<NumberStepper legend="张数" label="每车" value={1} min={1} max={3} text="1张" onChange={changed} />);
    expect(screen.getByRole('button', { name: '减少' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: '增加' }));
    expect(changed.mock.calls).toEqual([[2]]);
    expect(screen.getByRole('status')).toHaveTextContent('1张');
  });
});

describe('StarRatingField', () => {
  const WORDS = ['很差', '不满意', '一般', '满意', '非常满意'];

  test('is a radio button for each star, and says the word', async () => {
    function Held() {
      const [value, setValue] = useState(0);
      return <StarRatingField legend="满意吗" labels={WORDS} value={value} onChange={setValue} />;
    }
    const { container } = render(<Held />);
    expect(screen.getByRole('group', { name: '满意吗' })).toBeInTheDocument();
    expect(screen.getAllByRole('radio')).toHaveLength(5);
    await user.tab();
    await user.keyboard(' {ArrowRight}');
    expect(screen.getByRole('radio', { name: '2星，不满意' })).toBeChecked();
    expect(screen.getByText('不满意')).toBeInTheDocument();
    expect(container.querySelectorAll('.adm-rate-star-active')).toHaveLength(2);
  });

  test('to be read it is one sentence', () => {
    render(<StarRatingField legend="我的评价" labels={WORDS} value={4} />);
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.getByText('满意（4星）')).toBeInTheDocument();
  });
});

test('Timeline is a list of steps, of which one is now', () => {
  render(
    <Timeline
      label="进度"
      steps={[
        { word: '已提交', time: '11月21日 14:05', state: 'past' },
        { word: '审核中', state: 'now', note: '一般2天' },
        { word: '完成', state: 'ahead' },
      ]}
    />,
  );
  expect(screen.getByRole('list', { name: '进度' })).toBeInTheDocument();
  const items = screen.getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    '已提交11月21日 14:05',
    '审核中一般2天',
    '完成（还没有到）',
  ]);
  expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([null, 'step', null]);
  expect(items[1]?.querySelector('.adm-step-status-process')).not.toBeNull();
});
