import { parseServerTime } from '@/domain/time';
import { TextButton } from '@/ui/button/TextButton';
import { Card } from '@/ui/card/Card';
import { NoticeBanner } from '@/ui/card/NoticeBanner';
import { CheckBox } from '@/ui/form/CheckBox';
import { CardRows } from '@/ui/list/CardRows';
import { ListRow } from '@/ui/list/ListRow';
import { Sheet } from '@/ui/overlay/Sheet';
import { PlateBadge } from '@/ui/plate/PlateBadge';
import { Amount } from '@/ui/text/Amount';
import { CheckoutNotices } from '@/widgets/checkout/CheckoutNotices';
import { getPayBarAttempt } from '@/widgets/checkout/CheckoutPayChannelChoice';
import { afterOrderClosesText, getPayChannelName } from '@/widgets/checkout/OpenOrderPaymentChoicesCard';
import { PayChannelList } from '@/widgets/checkout/PayChannelCard';
import { serviceErrorText } from '@/widgets/loading/toServiceErrorMessage';

import styles from './BatchBillList.module.css';
import { appealedBillsText, totalBillFeeCents } from './model/billRows';
import type { BatchPaymentState } from './useBatchPayment';

interface BillsSummaryProps {
  readonly view: BatchPaymentState;
  /** The label for the bills: 欠费 or 账单. */
  readonly billsLabel: string;
  readonly plateNo: string | undefined;
}

/** The number and total of the bills. If there are several, a checkbox for all of them and the payment channel. */
export function BatchPaymentSummary({ view, billsLabel, plateNo }: BillsSummaryProps) {
  const { bills, isChoice, selected, draft, setDraft, checkout } = view;
  const { channels, bar } = checkout;
  const name = channels.options.find(({ channel }) => channel === channels.channel)?.name;
  const order = bar.is === 'waiting' ? null : getPayBarAttempt(bar);
  const appealedText = appealedBillsText(view.found);
  const setChannelsOpen = (areChannelsOpen: boolean) => setDraft({ ...draft, areChannelsOpen });
  return (
    <>
      <BillsNotices view={view} />
      <Card>
        {plateNo !== undefined && (
          <div>
            <PlateBadge plateNo={plateNo} plateColor={bills[0]?.plateColor} size="large" />
          </div>
        )}
        <div>
          <p>{totalLabel(bills.length, selected.length, billsLabel)}</p>
          <Amount cents={totalBillFeeCents(selected)} size="page" tone={billsLabel === '欠费' ? 'owed' : 'plain'} />
          {isChoice && <p className={styles['note']}>合并支付暂不支持用券；用券请单笔支付</p>}
          {appealedText !== '' && <p>{appealedText}</p>}
        </div>
        {isChoice && (
          <CardRows>
            <CheckBox
              isChecked={selected.length === bills.length}
              onChange={(isChosen) => view.choose(bills, isChosen)}
            >
              全选
            </CheckBox>
            <ListRow
              title="支付方式"
              note={
                order === null ? undefined : `${afterOrderClosesText(parseServerTime(order.expireTime ?? ''))}可以换`
              }
              right={
                order === null
                  ? (name ?? channelStateLabel(channels.state))
                  : getPayChannelName(channels, order.choice.channel)
              }
              onPress={bar.is === 'pay' && bar.busyText === undefined ? () => setChannelsOpen(true) : undefined}
            />
          </CardRows>
        )}
      </Card>
      {draft.areChannelsOpen && (
        <Sheet title="支付方式" onClose={() => setChannelsOpen(false)}>
          <PayChannelList
            channels={channels}
            onChoose={(channel) => setDraft({ ...draft, channel, areChannelsOpen: false })}
          />
        </Sheet>
      )}
    </>
  );
}

/** The label of the total: of all bills, or of the selected ones. */
const totalLabel = (all: number, chosen: number, billsLabel: string): string =>
  chosen === all ? `${all}笔${billsLabel}，合计` : `已选${chosen}笔${billsLabel}，合计`;

const channelStateLabel = (state: BatchPaymentState['checkout']['channels']['state']): string =>
  state === 'loading' ? '正在查询…' : state === 'failed' ? '加载失败' : '暂无可用';

function BillsNotices({ view }: { readonly view: BatchPaymentState }) {
  const { checkout, refusal } = view;
  const { bar, agreedBefore } = checkout;
  return (
    <>
      {view.error !== null && (
        <NoticeBanner
          tone="soon"
          action={
            <TextButton label="重试刷新账单" isDisabled={view.isFetching} onPress={() => void view.refetch()}>
              重试
            </TextButton>
          }
        >
          账单刷新失败{bar.is === 'pay' && '，未扣款'}。{serviceErrorText(view.error)}
        </NoticeBanner>
      )}
      {bar.is === 'pay' && bar.busyText === undefined && agreedBefore === null && refusal !== '' && (
        <NoticeBanner tone="owed">未扣款：{refusal}</NoticeBanner>
      )}
      <CheckoutNotices
        checkout={{ ...checkout, isOrderClosed: false }}
        amountLabel="所选账单"
        pendingText="所选账单中有支付结果还在确认，请勿重复支付"
      />
    </>
  );
}
