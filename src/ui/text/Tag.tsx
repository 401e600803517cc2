import AntdTag from 'antd-mobile/es/components/tag';

import { joinClasses } from '@/ui/joinClasses';

import styles from './Tag.module.css';

export type TagTone = 'plain' | 'brand' | 'done' | 'soon' | 'owed';

interface TagProps {
  /** One short word. The colour never carries the meaning alone. */
  readonly children: string;
  readonly tone?: TagTone;
}

/** A word about the item beside it: 默认, 新能源, 待缴费. */
export function Tag({ children, tone = 'plain' }: TagProps) {
  return <AntdTag className={joinClasses(styles['tag'], tone !== 'plain' && styles[tone])}>{children}</AntdTag>;
}
