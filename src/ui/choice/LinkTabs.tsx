import { Link } from 'react-router-dom';

import { joinClasses } from '@/ui/joinClasses';

import styles from './SegmentedControl.module.css';

interface LinkTabsProps {
  /** What the tabs are of, read out only. */
  readonly label: string;
  readonly tabs: readonly { readonly to: string; readonly label: string; readonly isCurrent: boolean }[];
}

/** Screens side by side under one frame: real links, drawn like a SegmentedControl. The way back skips the tabs that were open. */
export function LinkTabs({ label, tabs }: LinkTabsProps) {
  return (
    <nav aria-label={label} className={styles['row']}>
      {tabs.map((tab) => (
        <Link
          key={tab.to}
          to={tab.to}
          replace
          className={joinClasses(styles['option'], tab.isCurrent && styles['chosen'])}
          {...(tab.isCurrent ? { 'aria-current': 'page' as const } : {})}
        >
          {tab.label}
        </Link>
      ))}
    </nav>
  );
}
