import { pathTo } from '@/navigation/paths';
import type { BoundPlate } from '@/services/charge/plates';
import type { AutoDeductionAgreement } from '@/services/pay/withholdings';
import { AUTO_DEDUCTION_STATE } from '@/services/schema/withholdState';
import { LinkButton } from '@/ui/button/LinkButton';
import { TextButton } from '@/ui/button/TextButton';
import { Card } from '@/ui/card/Card';
import { CardRows } from '@/ui/list/CardRows';
import { ListRow } from '@/ui/list/ListRow';
import { PlateBadge } from '@/ui/plate/PlateBadge';
import { Tag } from '@/ui/text/Tag';

import {
  deductionBlockedText,
  type DeductionChannelOffer,
  deductionChannelPriorityText,
  deductionChannelTag,
  getOpenDeductionChannelsOfPlate,
  type PlateDeductionChannel,
} from './model/deductionChannels';
import { DeductionChannelOfferRow } from './parts/DeductionChannelOfferRow';
import { TrailingRowAction } from './parts/TrailingRowAction';
import type { DeductionChannelActions } from './parts/useDeductionChannelActions';

interface PlateWithholdingCardProps {
  readonly plate: BoundPlate;
  readonly rows: readonly AutoDeductionAgreement[];
  readonly offers: readonly DeductionChannelOffer[];
  readonly actions: DeductionChannelActions;
}

/** The channels of one plate: open, pending at their provider, and available. */
export function PlateDeductionChannelsCard({ plate, rows, offers, actions }: PlateWithholdingCardProps) {
  const opened = getOpenDeductionChannelsOfPlate(rows, plate.plateId);
  const openableOffers = offers.filter(({ channel }) => opened.every((deduction) => deduction.channel !== channel));
  const open = (channel: DeductionChannelOffer['channel']) => {
    actions.open(
      plate,
      opened.filter((deduction) => deduction.channel !== channel),
      channel,
    );
  };
  /** The link or button that restores a paused or unauthorized channel. */
  const recoveryAction = ({ channel, name, withholding }: PlateDeductionChannel) => {
    switch (withholding.state) {
      case AUTO_DEDUCTION_STATE.unauthorized:
        return (
          <TextButton
            isDisabled={actions.isBusy}
            label={`去授权，${plate.formatPlateNo} 的${name}`}
            onPress={() => {
              open(channel);
            }}
          >
            去授权
          </TextButton>
        );
      case AUTO_DEDUCTION_STATE.paused:
        return (
          <LinkButton to={pathTo('arrearsPage', { plateNo: plate.plateNo })} label={`欠费补缴，${plate.formatPlateNo}`}>
            欠费补缴
          </LinkButton>
        );
      default:
        return undefined;
    }
  };
  return (
    <Card>
      <p>
        <PlateBadge plateNo={plate.formatPlateNo} plateColor={plate.plateColor} size="large" />
      </p>
      <CardRows>
        {opened.map((deduction) => {
          const tag = deductionChannelTag(deduction.withholding.state);
          const note = deductionBlockedText(deduction.withholding.state);
          const action = recoveryAction(deduction);
          return (
            <ListRow
              key={deduction.channel}
              title={
                <>
                  {deduction.name} <Tag tone={tag.tone}>{tag.text}</Tag>
                </>
              }
              note={note || undefined}
              right={action === undefined ? undefined : <TrailingRowAction>{action}</TrailingRowAction>}
            />
          );
        })}
        {openableOffers.map((offer) => (
          <DeductionChannelOfferRow
            key={offer.channel}
            offer={offer}
            isBusy={actions.isBusy}
            plateName={plate.formatPlateNo}
            onOpen={open}
          />
        ))}
        {opened.length > 0 && (
          <ListRow
            title="扣款设置"
            note={`顺序：${deductionChannelPriorityText(opened)}`}
            to={pathTo('orderDeduction', { plateId: plate.plateId })}
          />
        )}
      </CardRows>
    </Card>
  );
}
