import { formatVin } from '@/domain/charging/vin';
import { formatServerMoment } from '@/domain/formatServerMoment';
import { useServerNow } from '@/platform/clock/useServerNow';
import { type RegisteredVin, VIN_STATE } from '@/services/cps/vins';
import { TextButton } from '@/ui/button/TextButton';
import { Card } from '@/ui/card/Card';
import { CardActions } from '@/ui/card/CardActions';
import { FactRows } from '@/ui/card/FactRows';
import { NoticeBanner } from '@/ui/card/NoticeBanner';
import { StatusHeader } from '@/ui/card/StatusHeader';
import { SwitchRow } from '@/ui/choice/SwitchRow';

import { canSwitchVin, vinStateLabel, vinStateTone } from './model/vinText';
import { useVinActions } from './useVinActions';

/** One VIN: its car, its state, and whether charging starts automatically. */
export function VinCard({ vin }: { readonly vin: RegisteredVin }) {
  const now = useServerNow();
  const { isBusy, switchTo, remove } = useVinActions(vin);
  const name = vin.formatPlateNo || vin.plateNo || '车辆';
  return (
    <Card>
      <StatusHeader title={name} word={vinStateLabel(vin)} tone={vinStateTone(vin)} />
      {vin.rejectReason !== '' && <NoticeBanner tone="owed">{vin.rejectReason}</NoticeBanner>}
      <FactRows
        facts={[
          { label: '车架号', value: formatVin(vin.vin) },
          { label: '添加', value: formatServerMoment(vin.addTime, now) },
        ]}
      />
      {canSwitchVin(vin) && (
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
