import { useConfirmDialog, useToast } from '@/flows/notices/useDialogs';
import { pathTo } from '@/navigation/paths';
import { CHARGING_CARD_STATE, type ChargingCard, useReportChargingCardMutation } from '@/services/cps/chargingCards';
import { LinkButton } from '@/ui/button/LinkButton';
import { TextButton } from '@/ui/button/TextButton';
import { Card } from '@/ui/card/Card';
import { CardActions } from '@/ui/card/CardActions';
import { CardStatusHeader } from '@/ui/card/CardStatusHeader';
import { NoticeBanner } from '@/ui/card/NoticeBanner';
import { Amount } from '@/ui/text/Amount';

import { chargingCardAdvice, chargingCardStateLabel, chargingCardStateTone } from './model/cardText';

/** One charging card: its masked number, balance and actions. */
export function ChargingCardRow({ card }: { readonly card: ChargingCard }) {
  const { cardId, cardNo, balanceAmount, state } = card;
  const { isBusy, report } = useReportLost(card);
  const advice = chargingCardAdvice(card);
  const isLost = state === CHARGING_CARD_STATE.lost;
  const isNormal = state === CHARGING_CARD_STATE.normal;
  return (
    <Card>
      <CardStatusHeader
        title={cardNo || '充电卡'}
        word={chargingCardStateLabel(card)}
        tone={chargingCardStateTone(card)}
      />
      <p>
        余额 <Amount cents={balanceAmount} size="card" />
      </p>
      {advice !== '' && <NoticeBanner tone="soon">{advice}</NoticeBanner>}
      {(isNormal || isLost) && (
        <CardActions>
          {isNormal && <LinkButton to={pathTo('changeCardPassword', { cardId })}>改密码</LinkButton>}
          <TextButton
            tone={isLost ? 'brand' : 'danger'}
            isDisabled={isBusy}
            label={`${isLost ? '解挂' : '挂失'}，${cardNo}`}
            onPress={() => report(!isLost)}
          >
            {isLost ? '解挂' : '挂失'}
          </TextButton>
        </CardActions>
      )}
    </Card>
  );
}

/** 挂失 and 解挂: each asks for confirmation. */
function useReportLost({ cardId, cardNo }: ChargingCard) {
  const confirm = useConfirmDialog();
  const toast = useToast();
  const [send, { isLoading }] = useReportChargingCardMutation({ fixedCacheKey: `card:${cardId}` });
  const report = async (isLost: boolean) => {
    const isConfirmed = await confirm(
      isLost
        ? {
            title: `挂失 ${cardNo}？`,
            text: '挂失后这张卡不能刷卡充电，余额还在，找到后可以解挂。',
            confirmLabel: '挂失',
            isDestructive: true,
          }
        : { title: `解挂 ${cardNo}？`, text: '解挂后这张卡马上可以刷卡充电。', confirmLabel: '解挂' },
    );
    if (!isConfirmed) return;
    const { data } = await send({ cardId, isLost: isLost ? 1 : 0 });
    if (data !== undefined) toast(isLost ? '已挂失' : '已解挂');
  };
  return {
    isBusy: isLoading,
    report: (isLost: boolean) => {
      if (!isLoading) void report(isLost);
    },
  };
}
