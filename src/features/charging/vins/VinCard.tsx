import { groupedVin } from '@/domain/charging/vin';
import { momentText } from '@/domain/momentText';
import { type Vin, VIN_STATE } from '@/services/cps/vins';
import { useServerNow } from '@/services/transport/clock/useServerNow';
import { TextButton } from '@/ui/button/TextButton';
import { Card } from '@/ui/card/Card';
import { CardActions } from '@/ui/card/CardActions';
import { FactRows } from '@/ui/card/FactRows';
import { Notice } from '@/ui/card/Notice';
import { StatusHeader } from '@/ui/card/StatusHeader';
import { SwitchRow } from '@/ui/choice/SwitchRow';

import { isSwitchable, vinTone, vinWord } from './model/vinWords';
import { useVinActions } from './useVinActions';

/** One VIN: its car, its state, and whether it charges by itself. */
export function VinCard({ vin }: { readonly vin: Vin }) {
  const now = useServerNow();
  const { isBusy, switchTo, remove } = useVinActions(vin);
  const name = vin.formatPlateNo || vin.plateNo || '车辆';
  return (
    <Card>
      <StatusHeader title={name} word={vinWord(vin)} tone={vinTone(vin)} />
      {vin.rejectReason !== '' && <Notice tone="owed">{vin.rejectReason}</Notice>}
      <FactRows
        facts={[
          { label: '车架号', value: groupedVin(vin.vin) },
          { label: '添加', value: momentText(vin.addTime, now) },
        ]}
      />
      {isSwitchable(vin) && (
        <SwitchRow
          label="插枪就充"
          name={`${name} 插枪就充`}
          note="从余额自动扣费"
          isOn={vin.state === VIN_STATE.active}
          isDisabled={isBusy}
          onChange={switchTo}
        />
      )}
      <CardActions>
        <TextButton tone="quiet" isDisabled={isBusy} label={`删除，${name}`} onPress={remove}>
          删除
        </TextButton>
      </CardActions>
    </Card>
  );
}
