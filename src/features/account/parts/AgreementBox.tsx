import { Link } from 'react-router-dom';

import { pathTo } from '@/navigation/paths';
import { CheckBox } from '@/ui/CheckBox';

import styles from './AgreementBox.module.css';

interface AgreementBoxProps {
  readonly isChecked: boolean;
  readonly onChange: (isChecked: boolean) => void;
  readonly error?: string | undefined;
}

/** Never ticked beforehand. The links stand beside the box, so that reading does not tick it. */
export function AgreementBox({ isChecked, onChange, error }: AgreementBoxProps) {
  return (
    <div>
      <div className={styles['row']}>
        <CheckBox isChecked={isChecked} onChange={onChange}>
          我已阅读并同意
        </CheckBox>
        <Link className={styles['link']} to={pathTo('notice1')}>
          《用户协议》
        </Link>
        <Link className={styles['link']} to={pathTo('notice2')}>
          《隐私政策》
        </Link>
      </div>
      {error !== undefined && (
        <p className={styles['error']} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
