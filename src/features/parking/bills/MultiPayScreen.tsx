import { useLocation } from 'react-router-dom';

import { start } from '@/navigation/edition';
import { useScreen } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import { LinkButton } from '@/ui/button/LinkButton';
import { ScreenFrame } from '@/ui/frame/ScreenFrame';
import { Empty } from '@/ui/load/Empty';
import { ListScreen } from '@/ui/scaffolds/ListScreen';
import { CheckoutBar } from '@/widgets/checkout/CheckoutBar';
import { loadOf } from '@/widgets/loading/loadOf';

import { BillList } from './BillList';
import { BillsHead } from './BillsHead';
import { appealedWords } from './model/billRows';
import { UnpricedBills } from './UnpricedBills';
import { useBillsPayment } from './useBillsPayment';

/** Choosing several bills and paying them at once. */
export default function MultiPayScreen() {
  const { frame, query } = useScreen('multiPayPage');
  const { pathname, search } = useLocation();
  const view = useBillsPayment(query);
  const { selected, checkout } = view;
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
  const count = selected.length;
  const appealed = appealedWords(view.found);
  const load = loadOf(view, {
    what: '账单加载失败',
    waitingFor: '正在查询账单…',
    isEmpty: (lots) => lots.length + view.unpriced.length === 0,
  });
  const barView = (
    <CheckoutBar
      checkout={checkout}
      object={`${count}笔账单`}
      action={`合并支付(${count}笔)`}
      isRefreshing={view.isFetching}
      onRefresh={() => void view.refetch()}
    />
  );
  return (
    <ListScreen
      frame={load.state === 'ready' && view.bills.length > 0 ? { ...frame, bar: barView } : frame}
      load={load}
      empty={{
        drawing: 'bill',
        text: appealed === '' ? '暂无待缴账单' : `暂无待缴账单，${appealed}`,
        action: <LinkButton to={pathTo(start)}>返回首页</LinkButton>,
      }}
      rowHeight={120}
    >
      {view.bills.length > 0 && (
        <>
          <BillsHead view={view} />
          <BillList view={view} />
        </>
      )}
      <UnpricedBills bills={view.unpriced} />
    </ListScreen>
  );
}
