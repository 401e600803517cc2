import { useDispatch, useSelector } from 'react-redux';

import { selectAppName } from '@/flows/entry/entrySlice';
import { elderModeChosen, selectPreferences } from '@/flows/preferences/preferencesSlice';
import { usePorts } from '@/platform/ports/PortsContext';
import { Pressable } from '@/ui/button/Pressable';

import styles from './HomeHeader.module.css';
import { useRefreshHome } from './useRefreshHome';

/** The app's name, a button that refreshes all blocks, and the switch to large type. */
export function HomeHeader() {
  const dispatch = useDispatch();
  const { config } = usePorts();
  const appName = useSelector(selectAppName);
  const { isElder } = useSelector(selectPreferences);
  const refresh = useRefreshHome();
  return (
    <header className={styles['header']}>
      <p className={styles['brand']}>{appName === '' ? config.brandName : appName}</p>
      <Pressable className={styles['act']} onClick={refresh}>
        刷新
      </Pressable>
      <Pressable
        className={styles['act']}
        aria-pressed={isElder}
        onClick={() => void dispatch(elderModeChosen(!isElder))}
      >
        大字
      </Pressable>
    </header>
  );
}
