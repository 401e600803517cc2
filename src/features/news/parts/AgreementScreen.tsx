import type { ReactNode } from 'react';

import { useGo } from '@/navigation/useGo';
import { useServerNow } from '@/services/transport/useServerNow';
import { DetailScreen } from '@/ui/scaffolds/DetailScreen';

import { editionOf } from '../model/noticeWords';
import { NoticeArticle } from './NoticeArticle';
import { useNotices } from './useNotices';

const DAY_MS = 86_400_000;

interface AgreementScreenProps {
  readonly name: string;
  readonly title: string;
  readonly noticeType: 1 | 2;
  readonly children?: ReactNode;
}

/** The edition of an agreement that is in force. */
export function AgreementScreen({ name, title, noticeType, children }: AgreementScreenProps) {
  const go = useGo();
  const now = useServerNow(DAY_MS);
  const { notices, load } = useNotices({ noticeType }, `${title}没有加载出来`);
  const [inForce] = notices;
  return (
    <DetailScreen
      frame={{ name, title, onBack: go.back }}
      load={load}
      empty={{ drawing: 'search', text: `${title}还没有公布` }}
    >
      {inForce !== undefined && <NoticeArticle notice={inForce} facts={editionOf(inForce, now)} />}
      {children}
    </DetailScreen>
  );
}
