import { Link } from '@/navigation/Link';
import { joinClasses } from '@/ui/joinClasses';

import styles from './SegmentedControl.module.css';

interface LinkTabsProps {
  /** The name of the tab group, for screen readers only. */
  readonly label: string;
  readonly tabs: readonly { readonly to: string; readonly label: string; readonly isCurrent: boolean }[];
}

/**
 * Tabs between screens under one frame. They are real links that look like a SegmentedControl. Going back skips the
 * tabs that were open.
 */
export function LinkTabs({ label, tabs }: LinkTabsProps) {
  return (
    <nav aria-label={label} className={styles['row']}>
      {tabs.map((tab) => (
        <Link
          key={tab.to}
          to={tab.to}
          replace
          className={joinClasses(styles['option'], tab.isCurrent && styles['chosen'])}
          aria-current={tab.isCurrent ? 'page' : undefined}
        >
          {tab.label}
        </Link>
      ))}
    </nav>
  );
}
