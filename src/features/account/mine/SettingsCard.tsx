import { useDispatch, useSelector } from 'react-redux';

import { elderModeChosen, schemeChosen, selectPreferences } from '@/flows/preferences/preferencesSlice';
import { hasScreen } from '@/navigation/edition';
import { pathTo } from '@/navigation/paths';
import { Card } from '@/ui/card/Card';
import { SegmentedControl } from '@/ui/choice/SegmentedControl';
import { SwitchRow } from '@/ui/choice/SwitchRow';
import { CardRows } from '@/ui/list/CardRows';
import { ListRow } from '@/ui/list/ListRow';

import { DiagnosticsSheetLinkRow } from './DiagnosticsSheetLinkRow';
import styles from './SettingsCard.module.css';

const SCHEMES = [
  { value: 'auto', label: '跟随系统' },
  { value: 'light', label: '浅色' },
  { value: 'dark', label: '深色' },
] as const;

/** The settings of this device, and links to help. */
export function SettingsCard() {
  const dispatch = useDispatch();
  const { isElder, scheme } = useSelector(selectPreferences);
  return (
    <Card title="设置与帮助">
      <CardRows>
        <SwitchRow
          label="大字模式"
          note="字更大、按钮更大、没有广告"
          isOn={isElder}
          onChange={(isOn) => void dispatch(elderModeChosen(isOn))}
        />
        <div className={styles['scheme']}>
          <span aria-hidden="true">深色模式</span>
          <SegmentedControl
            legend="深色模式"
            options={SCHEMES}
            value={scheme}
            onChange={(value) => void dispatch(schemeChosen(value))}
          />
        </div>
        {hasScreen('registerShare') && <ListRow title="邀请好友" to={pathTo('registerShare')} />}
        {hasScreen('customerServiceIndex') && <ListRow title="客服" to={pathTo('customerServiceIndex')} />}
        <DiagnosticsSheetLinkRow />
        <ListRow title="公告" to={pathTo('bulletin')} />
        <ListRow title="用户协议" to={pathTo('notice1')} />
        <ListRow title="隐私政策" to={pathTo('notice2')} />
      </CardRows>
    </Card>
  );
}
