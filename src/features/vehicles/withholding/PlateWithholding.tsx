import { pathTo } from '@/navigation/paths';
import type { BoundPlate } from '@/services/charge/plates';
import type { Withholding } from '@/services/pay/withholdings';
import { WITHHOLD_STATE } from '@/services/transport/wire/withholdState';
import { LinkButton } from '@/ui/button/LinkButton';
import { TextButton } from '@/ui/button/TextButton';
import { Card } from '@/ui/card/Card';
import { ListRow } from '@/ui/list/ListRow';
import { Rows } from '@/ui/list/Rows';
import { PlateBadge } from '@/ui/plate/PlateBadge';
import { Tag } from '@/ui/text/Tag';

import { type Deduction, deductionNote, deductionsOf, deductionWord, type Offer, orderLine } from './model/deductions';
import { OfferRow } from './parts/OfferRow';
import { RowAction } from './parts/RowAction';
import type { DeductionActions } from './parts/useDeductionActions';

interface PlateWithholdingProps {
  readonly plate: BoundPlate;
  readonly rows: readonly Withholding[];
  readonly offers: readonly Offer[];
  readonly actions: DeductionActions;
}

/** The channels of one plate: the open ones, those that wait for their provider, and those that can be opened. */
export function PlateWithholding({ plate, rows, offers, actions }: PlateWithholdingProps) {
  const opened = deductionsOf(rows, plate.plateId);
  const others = offers.filter(({ channel }) => opened.every((one) => one.channel !== channel));
  const open = (channel: Offer['channel']) => {
    actions.open(
      plate,
      opened.filter((one) => one.channel !== channel),
      channel,
    );
  };
  /** The link or button that makes the channel work again. */
  const cure = ({ channel, name, withholding }: Deduction) => {
    switch (withholding.state) {
      case WITHHOLD_STATE.unauthorized:
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
      case WITHHOLD_STATE.paused:
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
      <Rows>
        {opened.map((deduction) => {
          const word = deductionWord(deduction.withholding.state);
          const note = deductionNote(deduction.withholding.state);
          const action = cure(deduction);
          return (
            <ListRow
              key={deduction.channel}
              title={
                <>
                  {deduction.name} <Tag tone={word.tone}>{word.text}</Tag>
                </>
              }
              {...(note === '' ? {} : { note })}
              {...(action === undefined ? {} : { right: <RowAction>{action}</RowAction> })}
            />
          );
        })}
        {others.map((offer) => (
          <OfferRow
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
            note={`顺序：${orderLine(opened)}`}
            to={pathTo('orderDeduction', { plateId: plate.plateId })}
          />
        )}
      </Rows>
    </Card>
  );
}
