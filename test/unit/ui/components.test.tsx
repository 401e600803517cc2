import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { MemoryRouter } from 'react-router-dom';

import { TabBar } from '@/ui/bar/TabBar';
import { PrimaryButton } from '@/ui/button/PrimaryButton';
import { LoadableBlock } from '@/ui/card/LoadableBlock';
import { RadioList } from '@/ui/choice/RadioList';
import { CheckBox } from '@/ui/form/CheckBox';
import { TextField } from '@/ui/form/TextField';
import { ListRow } from '@/ui/list/ListRow';
import { LoadFailureNotice } from '@/ui/load/LoadFailureNotice';
import type { LoadState } from '@/ui/load/LoadStateContent';
import { ToastView } from '@/ui/overlay/ToastView';
import { PlateBadge } from '@/ui/plate/PlateBadge';
import { RichText } from '@/ui/richText/RichText';
import { FormScreen } from '@/ui/scaffolds/FormScreen';
import { ListScreen } from '@/ui/scaffolds/ListScreen';
import { ResultScreen } from '@/ui/scaffolds/ResultScreen';
import { Amount } from '@/ui/text/Amount';
import { Countdown } from '@/ui/text/Countdown';

const user = userEvent.setup();

describe('Amount', () => {
  test.each([
    [600, false, '6.00元'],
    [-500, false, '减-5.00元'],
    [0, true, '免费'],
    [0, false, '0.00元'],
    [600, true, '6.00元'],
    [NaN, false, '--金额未知'],
  ])('%p (free: %p) reads %s', (cents, isFree, text) => {
    const { container } = render(<Amount cents={cents} isFree={isFree} />);
    expect(container).toHaveTextContent(text);
  });

  test('is read out with 减 for the minus, which is skipped', () => {
    render(<Amount cents={-500} />);
    expect(screen.getByText('-')).toHaveAttribute('aria-hidden', 'true');
    expect(screen.getByText('减')).not.toHaveAttribute('aria-hidden');
  });
});

describe('PlateBadge', () => {
  test.each([
    ['粤B12345', undefined, '粤B·12345', 'blue'],
    ['粤BD12345', undefined, '粤B·D12345', 'green'],
    ['粤B12345', 2, '粤B·12345', 'yellow'],
    ['京A1234警', undefined, '京A·1234警', 'white'],
  ])('%s of colour %p is one word %s on %s', (plateNo, plateColor, name, style) => {
    render(<PlateBadge plateNo={plateNo} plateColor={plateColor} />);
    expect(screen.getByRole('img', { name })).toHaveClass(style);
  });
});

describe('PrimaryButton', () => {
  test('says that it is busy and cannot be pressed again', async () => {
    const onPress = jest.fn();
    const { rerender } = render(
      <PrimaryButton onPress={onPress} label="为 粤B·12345 支付 6.00元">
        确认支付 6.00元
      </PrimaryButton>,
    );
    await user.click(screen.getByRole('button', { name: '为 粤B·12345 支付 6.00元' }));
    rerender(
      <PrimaryButton onPress={onPress} busyText="正在支付…">
        确认支付 6.00元
      </PrimaryButton>,
    );
    expect(screen.getByRole('button', { name: '正在支付…' })).toBeDisabled();
    await user.click(screen.getByRole('button'));
    expect(onPress).toHaveBeenCalledTimes(1);
  });
});

describe('Failure', () => {
  test('says what happened, what about the money, what to do, and its number', async () => {
    const onRetry = jest.fn();
    render(
      <MemoryRouter>
        <LoadFailureNotice
          message="账单加载失败"
          moneyText="未扣款"
          advice="请检查网络"
          errorId="A7K2"
          onRetry={onRetry}
        />
      </MemoryRouter>,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('账单加载失败未扣款请检查网络重试错误编号 A7K2');
    await user.click(screen.getByRole('button', { name: '重试' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['offline', 'network'],
    ['timeout', 'network'],
    ['http', 'server'],
    ['malformed', 'server'],
    ['refused', 'trouble'],
    [undefined, 'trouble'],
  ] as const)('draws a picture for the cause: %s', async (cause, name) => {
    const { container } = render(<LoadFailureNotice message="账单加载失败" cause={cause} />);
    await waitFor(() => {
      expect(container.querySelector('[data-drawing]')).toHaveAttribute('data-drawing', name);
    });
  });
});

describe('Field', () => {
  test('ties its error to the input', () => {
    render(<TextField label="手机号" value="123" error="请输入正确的手机号" />);
    expect(screen.getByLabelText('手机号')).toBeInvalid();
    expect(screen.getByLabelText('手机号')).toHaveAccessibleDescription('请输入正确的手机号');
  });

  test('keeps a password out of state and gives it through the ref', async () => {
    const ref = createRef<HTMLInputElement>();
    render(<TextField label="密码" type="password" ref={ref} />);
    await user.type(screen.getByLabelText('密码'), 'secret');
    expect(ref.current?.value).toBe('secret');
  });
});

test('CheckBox and RadioList are native controls and report the choice', async () => {
  const onCheck = jest.fn();
  const onChoose = jest.fn();
  render(
    <>
      <CheckBox isChecked={false} onChange={onCheck}>
        大型车黄牌
      </CheckBox>
      <RadioList
        legend="支付方式"
        value={3}
        onChange={onChoose}
        options={[
          { value: 3, title: '微信支付' },
          { value: 2, title: '支付宝' },
          { value: 6, title: '余额', note: '余额不足', isDisabled: true },
        ]}
      />
    </>,
  );
  await user.click(screen.getByRole('checkbox', { name: /黄牌/u }));
  expect(onCheck).toHaveBeenCalledWith(true);
  expect(screen.getByRole('radio', { name: '微信支付' })).toBeChecked();
  expect(screen.getByRole('radio', { name: /余额/u })).toBeDisabled();
  await user.click(screen.getByText('支付宝'));
  expect(onChoose).toHaveBeenCalledWith(2);
  expect(screen.getByRole('group', { name: '支付方式' })).toBeInTheDocument();
});

test('ListRow is a link, a button or a line', async () => {
  const onPress = jest.fn();
  const place = { pathname: '/somewhere' };
  render(
    <MemoryRouter>
      <ListRow title="链接" to={place} />
      <ListRow title="按钮" onPress={onPress} />
      <ListRow title="文字" />
      <ListRow title="看照片" onPress={onPress} isOpen={false} />
    </MemoryRouter>,
  );
  expect(screen.getByRole('link', { name: '链接' })).toHaveAttribute('href', '/somewhere');
  await user.click(screen.getByRole('button', { name: '按钮' }));
  expect(onPress).toHaveBeenCalledTimes(1);
  expect(screen.getByText('文字').closest('a, button')).toBeNull();
  expect(screen.getByRole('button', { name: '按钮' })).not.toHaveAttribute('aria-expanded');
  expect(screen.getByRole('button', { name: '看照片' })).toHaveAttribute('aria-expanded', 'false');
});

test('TabBar marks the current place and reports a press before the click', async () => {
  const onAim = jest.fn();
  render(
    <MemoryRouter>
      <TabBar
        onAim={onAim}
        tabs={[
          { to: '/home', label: '首页', icon: 'home', isCurrent: true },
          { to: '/mine', label: '我的', icon: 'mine', isCurrent: false },
        ]}
      />
    </MemoryRouter>,
  );
  expect(screen.getByRole('link', { name: '首页' })).toHaveAttribute('aria-current', 'page');
  await user.pointer({ keys: '[MouseLeft>]', target: screen.getByRole('link', { name: '我的' }) });
  expect(onAim).toHaveBeenCalledWith(expect.objectContaining({ icon: 'mine' }));
});

test('Countdown has the role timer and a name', () => {
  render(<Countdown label="剩余" msLeft={299_000} />);
  expect(screen.getByRole('timer', { name: '剩余 04:59' })).toBeInTheDocument();
});

test('ToastView is a live region before it has a text', () => {
  const { rerender } = render(<ToastView text={null} />);
  const region = screen.getByRole('status');
  rerender(<ToastView text="未查到待缴费信息" />);
  expect(region).toHaveTextContent('未查到待缴费信息');
});

describe('RichText', () => {
  test('shows no script, handler, form, style or unsafe address, and opens no link by itself', async () => {
    const onLink = jest.fn();
    const html =
      '<p onclick="x()" style="position:fixed">公告<script>alert(1)</script><img src="x" onerror="alert(1)"><img src="https://a.example/p.png">' +
      '<img src=""><a href="http://a.example/big.png"><img src="https://a.example/q.png" alt="大图"></a><iframe src="https://b.example"></iframe><form><input></form><a href="javascript:alert(1)">坏</a><a href="https://a.example/n">详情</a></p>';
    const { container } = render(
      <MemoryRouter>
        <RichText name="text" html={html} onLink={onLink} />
      </MemoryRouter>,
    );
    await user.click(await screen.findByText('详情'));
    expect(onLink).toHaveBeenCalledWith('https://a.example/n');
    await user.click(screen.getByText('坏'));
    expect(onLink).toHaveBeenCalledTimes(1);
    expect(container.querySelector('script, iframe, form, input, [onclick], [onerror], p[style]')).toBeNull();
    expect([...container.querySelectorAll('img')].map((img) => img.outerHTML)).toEqual([
      '<img src="https://a.example/p.png" alt="" role="button" tabindex="0" aria-label="放大图片">',
      '<img src="https://a.example/q.png" alt="大图" role="button" tabindex="0" aria-label="放大图片大图">',
    ]);
    expect(container.innerHTML).not.toContain('javascript:');
  });
});

describe('the scaffolds', () => {
  const frame = { name: 'parkingRecord', title: '停车记录' };
  const list = {
    frame,
    empty: { illustration: 'bill', text: '暂无停车记录' },
    children: <p>一行</p>,
  } as const;

  const loadIn = (state: LoadState, waitingFor?: string) => ({
    state,
    waitingFor,
    failure: { message: '停车记录加载失败', onRetry: jest.fn() },
  });

  test.each([
    ['ready', '一行'],
    ['empty', '暂无停车记录'],
    ['failed', '停车记录加载失败'],
  ] as const)('ListScreen when %s shows only %s', (state, text) => {
    const { container } = render(<ListScreen {...list} load={loadIn(state)} />);
    const texts = ['一行', '暂无停车记录', '停车记录加载失败'].filter((each) => container.textContent.includes(each));
    expect(texts).toEqual([text]);
    expect(screen.getByRole('main', { name: '停车记录' })).toHaveAttribute('data-screen', 'parkingRecord');
    expect(screen.getByRole('main')).toHaveFocus();
    expect(screen.getByRole('heading', { level: 1, name: '停车记录' })).toBeInTheDocument();
  });

  test('say after 3 s what they are waiting for, and again with a new wait', () => {
    jest.useFakeTimers();
    try {
      const { rerender } = render(<ListScreen {...list} load={loadIn('loading', '正在查询停车记录…')} />);
      expect(screen.queryByText('一行')).toBeNull();
      act(() => jest.advanceTimersByTime(2999));
      expect(screen.queryByText('正在查询停车记录…')).toBeNull();
      act(() => jest.advanceTimersByTime(1));
      expect(screen.getByText('正在查询停车记录…')).toBeInTheDocument();
      rerender(<ListScreen {...list} load={loadIn('ready')} />);
      rerender(<ListScreen {...list} load={loadIn('loading', '正在查询停车记录…')} />);
      expect(screen.queryByText('正在查询停车记录…')).toBeNull();
    } finally {
      jest.useRealTimers();
    }
  });

  test('FormScreen submits with Enter and announces its error', async () => {
    const onSubmit = jest.fn();
    const button = <PrimaryButton type="submit">登录</PrimaryButton>;
    render(
      <FormScreen frame={frame} onSubmit={onSubmit} error="密码不正确" button={button}>
        <TextField label="手机号" />
      </FormScreen>,
    );
    await user.type(screen.getByLabelText('手机号'), '138{Enter}');
    expect(onSubmit).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('alert')).toHaveTextContent('密码不正确');
  });

  test('ResultScreen shows its status as a word and an attribute', () => {
    const { container } = render(<ResultScreen frame={frame} status="pending" word="结果确认中" actions={null} />);
    expect(container.querySelector('[data-status=pending]')).toHaveTextContent('结果确认中');
  });

  test('Block exposes its state and fails on its own', () => {
    const { container } = render(
      <LoadableBlock
        name="nearby"
        label="附近停车场"
        state="failed"
        skeleton={null}
        failure={{ message: '加载失败', size: 'block' }}
      />,
    );
    expect(container.querySelector('[data-block=nearby]')).toHaveAttribute('data-state', 'failed');
    expect(screen.getByRole('region', { name: '附近停车场' })).toHaveTextContent('加载失败');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
