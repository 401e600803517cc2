import { useScreen } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import { useListChargingCardsQuery } from '@/services/cps/chargingCards';
import { BottomActionBar } from '@/ui/bar/BottomActionBar';
import { LinkButton } from '@/ui/button/LinkButton';
import { PrimaryButton } from '@/ui/button/PrimaryButton';
import { ListScreen } from '@/ui/scaffolds/ListScreen';
import { toContentLoadState } from '@/widgets/loading/toContentLoadState';

import { BindChargingCardSheet } from './BindChargingCardSheet';
import { ChargingCardRow } from './ChargingCardRow';
import { useBindChargingCardForm } from './useBindChargingCardForm';

/** 充电卡: the driver's cards, and the form that binds another one. */
export default function ChargingCardScreen() {
  const { frame } = useScreen('chargingCard');
  const query = useListChargingCardsQuery(undefined, { refetchOnMountOrArgChange: true });
  const bind = useBindChargingCardForm();
  const bar = query.currentData !== undefined && (
    <BottomActionBar>
      <PrimaryButton onPress={bind.open}>绑定充电卡</PrimaryButton>
    </BottomActionBar>
  );
  return (
    <ListScreen
      frame={bar === false ? frame : { ...frame, bar }}
      load={toContentLoadState(query, {
        message: '充电卡加载失败',
        waitingFor: '正在查询充电卡…',
        isEmpty: ({ results }) => results.length === 0,
      })}
      empty={{
        illustration: 'plate',
        text: '还没有充电卡，可在电站服务台办理',
        action: <LinkButton to={pathTo('map', { isFromHome: '2' })}>看附近充电站</LinkButton>,
      }}
      rowHeight={160}
    >
      {(query.currentData?.results ?? []).map((card) => (
        <ChargingCardRow key={card.cardId} card={card} />
      ))}
      {bind.isOpen && <BindChargingCardSheet bind={bind} />}
    </ListScreen>
  );
}
