import { parseServerTime } from '@/domain/time';
import { TextButton } from '@/ui/button/TextButton';
import { Card } from '@/ui/card/Card';
import { Notice } from '@/ui/card/Notice';
import { CheckBox } from '@/ui/form/CheckBox';
import { ListRow } from '@/ui/list/ListRow';
import { Rows } from '@/ui/list/Rows';
import { Sheet } from '@/ui/overlay/Sheet';
import { PlateBadge } from '@/ui/plate/PlateBadge';
import { Amount } from '@/ui/text/Amount';
import { ChannelList } from '@/widgets/checkout/ChannelCard';
import { orderIn } from '@/widgets/checkout/CheckoutChoices';
import { CheckoutNotices } from '@/widgets/checkout/CheckoutNotices';
import { closingText, nameIn } from '@/widgets/checkout/OpenPaymentChoice';
import { failureLine } from '@/widgets/loading/failureWords';

import styles from './BillList.module.css';
import { appealedWords, sumOf } from './model/billRows';
import type { BillsPayment } from './useBillsPayment';

interface BillsHeadProps {
  readonly view: BillsPayment;
  /** What the bills are called. */
  readonly word: string;
  readonly plateNo: string | undefined;
}

/** The number and total of the bills. Where there is a choice, a checkbox for all and the payment channel. */
export function BillsHead({ view, word, plateNo }: BillsHeadProps) {
  const { bills, isChoice, selected, draft, setDraft, checkout } = view;
  const { channels, bar } = checkout;
  const name = channels.options.find(({ channel }) => channel === channels.channel)?.name;
  const order = bar.is === 'waiting' ? null : orderIn(bar);
  const appealed = appealedWords(view.found);
  const openChannels = (areChannelsOpen: boolean) => setDraft({ ...draft, areChannelsOpen });
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
          <p>{totalWords(bills.length, selected.length, word)}</p>
          <Amount cents={sumOf(selected)} size="page" tone={word === '欠费' ? 'owed' : 'plain'} />
          {isChoice && <p className={styles['note']}>合并支付暂不支持用券；用券请单笔支付</p>}
          {appealed !== '' && <p>{appealed}</p>}
        </div>
        {isChoice && (
          <Rows>
            <CheckBox
              isChecked={selected.length === bills.length}
              onChange={(isChosen) => view.choose(bills, isChosen)}
            >
              全选
            </CheckBox>
            <ListRow
              title="支付方式"
              {...(order === null ? {} : { note: `${closingText(parseServerTime(order.expireTime ?? ''))}可以换` })}
              right={order === null ? (name ?? channelNote(channels.state)) : nameIn(channels, order.choice.channel)}
              {...(bar.is === 'pay' && bar.busyText === undefined ? { onPress: () => openChannels(true) } : {})}
            />
          </Rows>
        )}
      </Card>
      {draft.areChannelsOpen && (
        <Sheet title="支付方式" onClose={() => openChannels(false)}>
          <ChannelList
            channels={channels}
            onChoose={(channel) => setDraft({ ...draft, channel, areChannelsOpen: false })}
          />
        </Sheet>
      )}
    </>
  );
}

/** What the amount is the sum of: all bills, or those that are chosen. */
const totalWords = (all: number, chosen: number, word: string): string =>
  chosen === all ? `${all}笔${word}，合计` : `已选${chosen}笔${word}，合计`;

const channelNote = (state: BillsPayment['checkout']['channels']['state']): string =>
  state === 'loading' ? '正在查询…' : state === 'failed' ? '加载失败' : '暂无可用';

function BillsNotices({ view }: { readonly view: BillsPayment }) {
  const { checkout, refusal } = view;
  const { bar, agreedBefore } = checkout;
  return (
    <>
      {view.error !== null && (
        <Notice
          tone="soon"
          action={
            <TextButton label="重试刷新账单" isDisabled={view.isFetching} onPress={() => void view.refetch()}>
              重试
            </TextButton>
          }
        >
          账单刷新失败{bar.is === 'pay' && '，未扣款'}。{failureLine(view.error)}
        </Notice>
      )}
      {bar.is === 'pay' && bar.busyText === undefined && agreedBefore === null && refusal !== '' && (
        <Notice tone="owed">未扣款：{refusal}</Notice>
      )}
      <CheckoutNotices
        checkout={{ ...checkout, isOrderClosed: false }}
        amountOf="所选账单"
        pending="所选账单中有支付结果还在确认，请勿重复支付"
      />
    </>
  );
}
