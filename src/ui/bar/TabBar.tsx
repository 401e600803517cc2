import 'antd-mobile/es/components/tab-bar/tab-bar.css';

import { TabBar as Tabs, TabBarItem } from 'antd-mobile/es/components/tab-bar/tab-bar';
import type { To } from 'react-router-dom';

import { Link } from '@/navigation/Link';

import styles from './TabBar.module.css';

/** One tab of the tab shell. */
export interface Tab {
  readonly to: To;
  readonly label: string;
  readonly icon: 'home' | 'map' | 'mine';
  readonly isCurrent: boolean;
}

const ICONS = {
  home: 'M4 11l8-7 8 7v9h-5v-6H9v6H4z',
  map: 'M12 21c4-4.5 7-7.8 7-11.2A7 7 0 0 0 5 9.8C5 13.2 8 16.5 12 21zM12 7.6a2.4 2.4 0 1 1 0 4.8 2.4 2.4 0 0 1 0-4.8z',
  mine: 'M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM4.5 20.5c.6-4 3.6-6 7.5-6s6.9 2 7.5 6z',
} as const;

interface TabBarProps {
  readonly tabs: readonly Tab[];
  /** Called when a finger touches a tab, before the tap completes. This is the time to preload its screen. */
  readonly onAim?: (tab: Tab) => void;
}

/** The three main screens of the app. antd-mobile's tabs are plain boxes: a real link fills each. */
export function TabBar({ tabs, onAim }: TabBarProps) {
  return (
    <nav className={styles['bar']} aria-label="主导航">
      <Tabs activeKey={tabs.find(({ isCurrent }) => isCurrent)?.icon ?? null}>
        {tabs.map((tab) => (
          <TabBarItem
            key={tab.icon}
            className={styles['tab'] ?? ''}
            title={
              <Link to={tab.to} aria-current={tab.isCurrent ? 'page' : undefined} onPointerDown={() => onAim?.(tab)}>
                <svg
                  width="2em"
                  height="2em"
                  viewBox="0 0 24 24"
                  fill={tab.isCurrent ? 'currentColor' : 'none'}
                  fillRule="evenodd"
                  aria-hidden="true"
                >
                  <path
                    d={ICONS[tab.icon]}
                    stroke="currentColor"
                    strokeWidth="1.8"
                    strokeLinecap="round"
                    strokeLinejoin="round"
                  />
                </svg>
                <span>{tab.label}</span>
              </Link>
            }
          />
        ))}
      </Tabs>
    </nav>
  );
}
