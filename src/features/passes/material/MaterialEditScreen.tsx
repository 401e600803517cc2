import { skipToken } from '@reduxjs/toolkit/query';

import { useScreen } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import { useListPassAppliesQuery } from '@/services/special/passApplications';
import { PASS_STATE } from '@/services/special/passes';
import { DOCUMENT_REVIEW_STATE } from '@/services/special/review';
import { LinkButton } from '@/ui/button/LinkButton';
import { DetailScreen } from '@/ui/scaffolds/DetailScreen';
import { MissingItemScreen } from '@/ui/scaffolds/MissingItemScreen';
import { markLoadEmpty } from '@/widgets/loading/markLoadEmpty';
import { combineQueries, toContentLoadState } from '@/widgets/loading/toContentLoadState';

import { passStateLabel } from '../model/passText';
import { toPassApplicationsArgs } from '../model/toPassApplicationsArgs';
import { missingPassEmptyProps } from '../parts/missingItems';
import { usePass } from '../parts/usePass';
import { ResubmitPassDocumentForm } from './ResubmitPassDocumentForm';

/** 修改资料: the driver corrects rejected documents and submits them again. */
export default function MaterialEditScreen() {
  const { frame, query } = useScreen('monthlyPassEdit');
  const { pass, load, query: passQuery } = usePass(query.orderNo);
  const isRejected = pass?.state === PASS_STATE.rejected;
  const applies = useListPassAppliesQuery(isRejected ? toPassApplicationsArgs(pass) : skipToken, {
    refetchOnMountOrArgChange: true,
  });
  if (pass === undefined) return <DetailScreen frame={frame} load={load} empty={missingPassEmptyProps} />;
  const detailLink = (
    <LinkButton replace to={pathTo('monthlyPassDetail', { orderNo: pass.bagOrderNo })}>
      查看月卡
    </LinkButton>
  );
  if (!isRejected) {
    return (
      <MissingItemScreen
        frame={frame}
        empty={{ illustration: 'coupon', text: `这张月卡${passStateLabel(pass)}，不用修改资料`, action: detailLink }}
      />
    );
  }
  const rejectedApply = applies.currentData?.results.find(
    ({ applyId, state }) => applyId === pass.applyId && state === DOCUMENT_REVIEW_STATE.rejected,
  );
  if (rejectedApply === undefined) {
    const loadTexts = { message: '上次提交的资料加载失败', waitingFor: '正在查询上次提交的资料…' };
    return (
      <DetailScreen
        frame={frame}
        load={markLoadEmpty(toContentLoadState(combineQueries(passQuery, applies), loadTexts), true)}
        empty={{ illustration: 'coupon', text: '没有找到上次提交的资料', action: detailLink }}
        cardHeights={[90, 260, 300]}
      />
    );
  }
  return (
    <ResubmitPassDocumentForm key={rejectedApply.applyId} frame={frame} pass={pass} rejectedApply={rejectedApply} />
  );
}
