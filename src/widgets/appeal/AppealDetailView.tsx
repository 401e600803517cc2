import type { ReactNode } from 'react';

import type { Appeal } from '@/services/schema/appeal';
import { TextButton } from '@/ui/button/TextButton';
import { Card } from '@/ui/card/Card';
import type { ScreenFrameProps } from '@/ui/frame/ScreenFrame';
import { CardRows } from '@/ui/list/CardRows';
import type { EmptyProps } from '@/ui/load/EmptyState';
import type { ContentLoadState } from '@/ui/load/LoadStateContent';
import { DetailScreen } from '@/ui/scaffolds/DetailScreen';

import { AppealDetailCards } from './AppealDetailCards';
import { OlderAppeals } from './OlderAppeals';

/** Options for `toContentLoadState` of the appeals of a bill. */
export const APPEAL_LOAD_STATE_OPTIONS = {
  message: '申诉加载失败',
  waitingFor: '正在查询申诉…',
  money: '已提交的申诉不受影响',
  isGoneWhenRefused: true,
} as const;

interface AppealDetailProps<A extends Appeal> {
  readonly frame: Omit<ScreenFrameProps, 'children'>;
  readonly load: ContentLoadState;
  /** Newest first. */
  readonly appeals: readonly A[];
  readonly empty: EmptyProps;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
  /** Rows with the driver's actions for the latest appeal. */
  readonly rows: (latest: A) => ReactNode;
}

/** The state of the appeals against one bill. */
export function AppealDetailView<A extends Appeal>(props: AppealDetailProps<A>) {
  const { frame, load, appeals, empty, isFetching, refetch, rows } = props;
  const [latest, ...older] = appeals;
  const right = (
    <TextButton isDisabled={isFetching} label="刷新申诉进度" onPress={() => void refetch()}>
      刷新
    </TextButton>
  );
  return (
    <DetailScreen
      frame={{ ...frame, ...(latest === undefined ? {} : { right }) }}
      load={load}
      empty={empty}
      cardHeights={[110, 220, 160]}
    >
      {latest !== undefined && (
        <>
          <AppealDetailCards key={latest.appealId} appeal={latest} />
          <Card>
            <CardRows>{rows(latest)}</CardRows>
          </Card>
        </>
      )}
      <OlderAppeals appeals={older} />
    </DetailScreen>
  );
}
