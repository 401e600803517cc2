import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';

import { homeScreen } from '@/navigation/edition';
import type { ScreenHeaderProps } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import { LinkBottomActionBar } from '@/ui/bar/LinkBottomActionBar';
import { LinkButton } from '@/ui/button/LinkButton';
import { ScreenFrame } from '@/ui/frame/ScreenFrame';
import { WindowedList } from '@/ui/list/WindowedList';
import { EmptyState } from '@/ui/load/EmptyState';
import { RequiredFormPart } from '@/ui/missing/RequiredFormPart';
import { ListScreen } from '@/ui/scaffolds/ListScreen';
import { Amount } from '@/ui/text/Amount';
import { CheckoutBar } from '@/widgets/checkout/CheckoutBar';
import { toContentLoadState } from '@/widgets/loading/toContentLoadState';

import { isArrearsOnlyFilter } from '../model/isArrearsOnlyFilter';
import { BatchPaymentSummary } from './BatchPaymentSummary';
import { LotBillsHeadingRow, PayableBillRow } from './BillRows';
import {
  appealedBillsText,
  estimateBatchBillListLineHeightPx,
  getBatchBillListLineKey,
  toBatchBillListLines,
} from './model/billRows';
import { UnpricedBillList } from './UnpricedBillList';
import { type BatchPaymentState, useBatchPayment } from './useBatchPayment';
import type { BillsFilter } from './useBillsToPay';

/** Choosing several bills and paying them at once. */
export function BatchPaymentView({
  frame,
  question: filter,
}: {
  readonly frame: ScreenHeaderProps;
  readonly question: BillsFilter;
}) {
  const { pathname, search } = useLocation();
  const view = useBatchPayment(filter);
  const billsLabel = isArrearsOnlyFilter(filter) ? '欠费' : '账单';
  if (view.requiresSignIn) {
    return (
      <ScreenFrame {...frame}>
        <EmptyState
          illustration="bill"
          text="登录后查看名下车辆的账单"
          action={<LinkButton to={pathTo('login', { enCodeUrl: pathname + search })}>去登录</LinkButton>}
        />
      </ScreenFrame>
    );
  }
  const load = toContentLoadState(view, {
    message: `${billsLabel}加载失败`,
    waitingFor: `正在查询${billsLabel}…`,
    isEmpty: (lots) => lots.length + view.unpriced.length === 0,
  });
  const hasBills = view.bills.length > 0;
  return (
    <ListScreen
      frame={load.state === 'ready' && hasBills ? { ...frame, bar: <BillsPaymentBar view={view} /> } : frame}
      load={load}
      empty={{
        illustration: 'bill',
        text: ['暂无' + (billsLabel === '欠费' ? billsLabel : '待缴账单'), appealedBillsText(view.found)]
          .filter(Boolean)
          .join('，'),
        action: <LinkButton to={pathTo(homeScreen)}>返回首页</LinkButton>,
      }}
      rowHeight={120}
    >
      {hasBills && (
        <RequiredFormPart isMissing={view.selected.length === 0}>
          <BatchPaymentSummary view={view} billsLabel={billsLabel} plateNo={filter.plateNo} />
          <BatchBillList view={view} />
        </RequiredFormPart>
      )}
      <UnpricedBillList view={view} />
    </ListScreen>
  );
}

/** Pays the selected bills. A single bill is paid on its own page, because coupons can only be used there. */
function BillsPaymentBar({ view }: { readonly view: BatchPaymentState }) {
  const { bills, selected, checkout, dueCents } = view;
  const [first] = bills;
  if (!view.isChoice && first !== undefined) {
    const { uniqueId, parkId } = first;
    return (
      <LinkBottomActionBar left={<Amount cents={dueCents} size="card" />} to={pathTo('payPage', { uniqueId, parkId })}>
        去支付
      </LinkBottomActionBar>
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

/** The bills, grouped by lot. */
function BatchBillList({ view }: { readonly view: BatchPaymentState }) {
  const { lots } = view;
  const lines = useMemo(() => toBatchBillListLines(lots), [lots]);
  return (
    <WindowedList
      label="待缴账单"
      rows={lines}
      keyOf={getBatchBillListLineKey}
      heightOf={estimateBatchBillListLineHeightPx}
    >
      {(line) =>
        line.is === 'lot' ? (
          <LotBillsHeadingRow lot={line.lot} view={view} />
        ) : (
          <PayableBillRow bill={line.bill} isLast={line.isLast} view={view} />
        )
      }
    </WindowedList>
  );
}
