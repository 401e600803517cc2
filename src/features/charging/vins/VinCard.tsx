import { formatVin } from '@/domain/charging/vin';
import { formatServerMoment } from '@/domain/formatServerMoment';
import { useServerNow } from '@/platform/clock/useServerNow';
import { PLUG_AND_CHARGE_VIN_STATE, type PlugAndChargeVin } from '@/services/cps/vins';
import { TextButton } from '@/ui/button/TextButton';
import { Card } from '@/ui/card/Card';
import { CardActions } from '@/ui/card/CardActions';
import { CardStatusHeader } from '@/ui/card/CardStatusHeader';
import { FactRows } from '@/ui/card/FactRows';
import { NoticeBanner } from '@/ui/card/NoticeBanner';
import { SwitchRow } from '@/ui/choice/SwitchRow';

import { canToggleVin, vinStateLabel, vinStateTone } from './model/vinText';
import { useVinActions } from './useVinActions';

/** One VIN: its car, its state, and whether charging starts automatically. */
export function VinCard({ vin }: { readonly vin: PlugAndChargeVin }) {
  const now = useServerNow();
  const { isBusy, switchTo, remove } = useVinActions(vin);
  const name = vin.formatPlateNo || vin.plateNo || '车辆';
  return (
    <Card>
      <CardStatusHeader title={name} word={vinStateLabel(vin)} tone={vinStateTone(vin)} />
      {vin.rejectReason !== '' && <NoticeBanner tone="owed">{vin.rejectReason}</NoticeBanner>}
      <FactRows
        facts={[
          { label: '车架号', value: formatVin(vin.vin) },
          { label: '添加', value: formatServerMoment(vin.addTime, now) },
        ]}
      />
      {canToggleVin(vin) && (
        <SwitchRow
          label="插枪就充"
          name={`${name} 插枪就充`}
          note="从余额自动扣费"
          isOn={vin.state === PLUG_AND_CHARGE_VIN_STATE.active}
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
