import { useLocation } from 'react-router-dom';

import { start } from '@/navigation/edition';
import type { ScreenHeaderProps } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import { LinkBar } from '@/ui/bar/LinkBar';
import { LinkButton } from '@/ui/button/LinkButton';
import { ScreenFrame } from '@/ui/frame/ScreenFrame';
import { Empty } from '@/ui/load/Empty';
import { Missing } from '@/ui/missing/Missing';
import { ListScreen } from '@/ui/scaffolds/ListScreen';
import { Amount } from '@/ui/text/Amount';
import { CheckoutBar } from '@/widgets/checkout/CheckoutBar';
import { toLoadState } from '@/widgets/loading/toLoadState';

import { areArrears } from '../model/areArrears';
import { BillList } from './BillList';
import { BillsHead } from './BillsHead';
import { appealedWords } from './model/billRows';
import { UnpricedBills } from './UnpricedBills';
import { type BillsPayment, useBillsPayment } from './useBillsPayment';
import type { BillsQuestion } from './useBillsToPay';

/** Choosing several bills and paying them at once. */
export function BillsView({
  frame,
  question,
}: {
  readonly frame: ScreenHeaderProps;
  readonly question: BillsQuestion;
}) {
  const { pathname, search } = useLocation();
  const view = useBillsPayment(question);
  const word = areArrears(question) ? '欠费' : '账单';
  if (view.isLocked) {
    return (
      <ScreenFrame {...frame}>
        <Empty
          drawing="bill"
          text="登录后查看名下车辆的账单"
          action={<LinkButton to={pathTo('login', { enCodeUrl: pathname + search })}>去登录</LinkButton>}
        />
      </ScreenFrame>
    );
  }
  const load = toLoadState(view, {
    what: `${word}加载失败`,
    waitingFor: `正在查询${word}…`,
    isEmpty: (lots) => lots.length + view.unpriced.length === 0,
  });
  const hasBills = view.bills.length > 0;
  return (
    <ListScreen
      frame={load.state === 'ready' && hasBills ? { ...frame, bar: <Bar view={view} /> } : frame}
      load={load}
      empty={{
        drawing: 'bill',
        text: ['暂无' + (word === '欠费' ? word : '待缴账单'), appealedWords(view.found)].filter(Boolean).join('，'),
        action: <LinkButton to={pathTo(start)}>返回首页</LinkButton>,
      }}
      rowHeight={120}
    >
      {hasBills && (
        <Missing is={view.selected.length === 0}>
          <BillsHead view={view} word={word} plateNo={question.plateNo} />
          <BillList view={view} />
        </Missing>
      )}
      <UnpricedBills view={view} />
    </ListScreen>
  );
}

/** Pays what is chosen. A single bill is paid on its own page, where coupons count. */
function Bar({ view }: { readonly view: BillsPayment }) {
  const { bills, selected, checkout, dueCents } = view;
  const [first] = bills;
  if (!view.isChoice && first !== undefined) {
    const { uniqueId, parkId } = first;
    return (
      <LinkBar left={<Amount cents={dueCents} size="card" />} to={pathTo('payPage', { uniqueId, parkId })}>
        去支付
      </LinkBar>
    );
  }
  return (
    <CheckoutBar
      checkout={checkout}
      object={`${selected.length}笔账单`}
      action="合并支付"
      left={`已选${selected.length}笔`}
      isRefreshing={view.isFetching}
      onRefresh={() => void view.refetch()}
    />
  );
}
