import { hasScreen } from '@/navigation/edition';
import { Link } from '@/navigation/Link';
import { pathTo } from '@/navigation/paths';
import { CheckBox } from '@/ui/form/CheckBox';

import styles from './AgreementCheckBox.module.css';

interface AgreementBoxProps {
  readonly isChecked: boolean;
  readonly onChange: (isChecked: boolean) => void;
  readonly error?: string | undefined;
}

/** Never ticked by default. The links are outside the label, so that opening them does not tick the box. */
export function AgreementCheckBox({ isChecked, onChange, error }: AgreementBoxProps) {
  return (
    <div>
      <div className={styles['row']}>
        <CheckBox isChecked={isChecked} onChange={onChange}>
          我已阅读并同意
        </CheckBox>
        <div className={styles['names']}>
          <AgreementLink name="notice1">《用户协议》</AgreementLink>
          <AgreementLink name="notice2">《隐私政策》</AgreementLink>
        </div>
      </div>
      {error !== undefined && (
        <p className={styles['error']} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}

/** Shows plain text if this build does not have the screen. */
function AgreementLink({ name, children }: { readonly name: 'notice1' | 'notice2'; readonly children: string }) {
  if (!hasScreen(name)) return <span className={styles['named']}>{children}</span>;
  return (
    <Link className={styles['link']} to={pathTo(name)}>
      {children}
    </Link>
  );
}
