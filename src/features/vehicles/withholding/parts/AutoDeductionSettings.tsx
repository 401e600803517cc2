import { pathTo } from '@/navigation/paths';
import { useListBoundPlatesQuery } from '@/services/charge/plates';
import { useListWithholdingsQuery } from '@/services/pay/withholdings';
import { LinkButton } from '@/ui/button/LinkButton';
import { Card } from '@/ui/card/Card';
import { SwitchRow } from '@/ui/choice/SwitchRow';
import type { ScreenFrameProps } from '@/ui/frame/ScreenFrame';
import { CardRows } from '@/ui/list/CardRows';
import { PlateBadge } from '@/ui/plate/PlateBadge';
import { DetailScreen } from '@/ui/scaffolds/DetailScreen';
import { MissingItemScreen } from '@/ui/scaffolds/MissingItemScreen';
import { combineQueries, toContentLoadState } from '@/widgets/loading/toContentLoadState';

import { missingPlateEmptyProps } from '../../parts/missingPlateEmptyProps';
import {
  deductionChannelPriorityText,
  deductionSwitchNote,
  getOpenDeductionChannelsOfPlate,
} from '../model/deductionChannels';
import { DeductionChannelOfferRow } from './DeductionChannelOfferRow';
import { DeductionChannelPriorityList } from './DeductionChannelPriorityList';
import { useDeductionChannelActions } from './useDeductionChannelActions';
import { useDeductionChannelOffers } from './useDeductionChannelOffers';

interface DeductionSettingsProps {
  readonly frame: Omit<ScreenFrameProps, 'children'>;
  readonly plateId: string;
}

/** The switch, the order of the open channels, and the channels that can still be opened. */
export function AutoDeductionSettings({ frame, plateId }: DeductionSettingsProps) {
  const actions = useDeductionChannelActions();
  const offers = useDeductionChannelOffers();
  const platesQuery = useListBoundPlatesQuery();
  const withholdingsQuery = useListWithholdingsQuery(
    { plateId },
    { refetchOnMountOrArgChange: true, refetchOnFocus: true },
  );
  const plate = platesQuery.currentData?.results.find((one) => one.plateId === plateId);
  const opened = getOpenDeductionChannelsOfPlate(withholdingsQuery.currentData?.results ?? [], plateId);
  const openableOffers = offers.filter(({ channel }) => opened.every((one) => one.channel !== channel));
  const firstOffer = openableOffers.find(({ reason }) => reason === '');
  const load = toContentLoadState(combineQueries(platesQuery, withholdingsQuery), {
    message: '扣款设置加载失败',
    waitingFor: '正在查询扣款设置…',
    isEmpty: () => plate === undefined,
  });
  if (load.state === 'empty') return <MissingItemScreen frame={frame} empty={missingPlateEmptyProps} />;
  return (
    <DetailScreen frame={frame} load={load}>
      {plate !== undefined && (
        <>
          <Card>
            <p>
              <PlateBadge plateNo={plate.formatPlateNo} plateColor={plate.plateColor} size="large" />
            </p>
            <CardRows>
              <SwitchRow
                label="离场后自动扣款"
                note={deductionSwitchNote(opened, firstOffer)}
                isOn={opened.length > 0}
                isDisabled={actions.isBusy || (opened.length === 0 && firstOffer === undefined)}
                onChange={(isOn) => {
                  if (!isOn) actions.close(plate, opened);
                  else if (firstOffer !== undefined) actions.open(plate, opened, firstOffer.channel);
                }}
              />
            </CardRows>
          </Card>
          {opened.length > 0 && (
            <Card title="扣款顺序">
              <div>
                <DeductionChannelPriorityList
                  deductions={opened}
                  isBusy={actions.isBusy}
                  onMove={(channel, by) => actions.move(plate, opened, channel, by)}
                  onAuthorize={(channel) =>
                    actions.open(
                      plate,
                      opened.filter((one) => one.channel !== channel),
                      channel,
                    )
                  }
                  onClose={(deduction) => actions.close(plate, [deduction])}
                />
                <p aria-live="polite">
                  {opened.length > 1 && `离场时依次尝试：${deductionChannelPriorityText(opened)}`}
                </p>
              </div>
            </Card>
          )}
          {openableOffers.length > 0 && (
            <Card title="可以开通">
              <CardRows>
                {openableOffers.map((offer) => (
                  <DeductionChannelOfferRow
                    key={offer.channel}
                    offer={offer}
                    isBusy={actions.isBusy}
                    plateName={plate.formatPlateNo}
                    onOpen={(channel) => actions.open(plate, opened, channel)}
                  />
                ))}
              </CardRows>
            </Card>
          )}
          <Card title="什么时候扣款" right={<LinkButton to={pathTo('senselessPaymentList')}>扣款记录</LinkButton>}>
            <p>
              车辆离场后按停车场的账单扣款，从排在最前的方式扣起，扣不成再试下一个。都没有扣成时，账单留在欠费里，可以手动补缴。
            </p>
            <p>有欠费时自动扣款会暂停，缴清后恢复。</p>
          </Card>
        </>
      )}
    </DetailScreen>
  );
}
