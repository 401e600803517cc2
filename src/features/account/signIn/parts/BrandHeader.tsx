import { useSelector } from 'react-redux';

import { selectAppName } from '@/flows/entry/entrySlice';
import { usePorts } from '@/platform/ports/PortsContext';
import { joinClasses } from '@/ui/joinClasses';

import styles from './BrandHeader.module.css';

interface BrandHeaderProps {
  /** `whole`: above one or two buttons. `line`: compact, above a form, for small phones. */
  readonly size: 'whole' | 'line';
  readonly children: string;
}

/** The operator's logo and name, and the benefit of signing in. */
export function BrandHeader({ size, children }: BrandHeaderProps) {
  const { config } = usePorts();
  const name = useSelector(selectAppName) || config.brandName;
  return (
    <div className={joinClasses(styles['brand'], styles[size])}>
      <svg className={styles['sign']} viewBox="0 0 64 64" fill="none" aria-hidden="true">
        <rect x="2" y="2" width="60" height="60" rx="16" fill="currentColor" />
        <path
          d="M25 50V15h12a11 11 0 0 1 0 22H25"
          stroke="var(--on-brand)"
          strokeWidth="6"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      <div className={styles['words']}>
        <p className={styles['name']}>{name}</p>
        <p className={styles['benefit']}>{children}</p>
      </div>
    </div>
  );
}
