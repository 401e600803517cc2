import { skipToken } from '@reduxjs/toolkit/query';

import { useScreen } from '@/navigation/hooks/useScreen';
import { pathTo } from '@/navigation/paths';
import { useListPassAppliesQuery } from '@/services/special/passApplies';
import { PASS_STATE } from '@/services/special/passes';
import { REVIEW_STATE } from '@/services/special/review';
import { LinkButton } from '@/ui/button/LinkButton';
import { DetailScreen } from '@/ui/scaffolds/DetailScreen';
import { MissingItemScreen } from '@/ui/scaffolds/MissingItemScreen';
import { joinQueries, toLoadState } from '@/widgets/loading/toLoadState';
import { withoutAny } from '@/widgets/loading/withoutAny';

import { applyQuery } from '../model/applyQuery';
import { passWord } from '../model/passWords';
import { gonePass } from '../parts/gonePass';
import { usePass } from '../parts/usePass';
import { MendedMaterial } from './MendedMaterial';

/** 修改资料: documents that were rejected are mended and submitted again. */
export default function MaterialEditScreen() {
  const { frame, query } = useScreen('monthlyPassEdit');
  const { pass, load, query: passQuery } = usePass(query.orderNo);
  const isRejected = pass?.state === PASS_STATE.rejected;
  const applies = useListPassAppliesQuery(isRejected ? applyQuery(pass) : skipToken, {
    refetchOnMountOrArgChange: true,
  });
  if (pass === undefined) return <DetailScreen frame={frame} load={load} empty={gonePass} />;
  const toDetail = (
    <LinkButton replace to={pathTo('monthlyPassDetail', { orderNo: pass.bagOrderNo })}>
      查看月卡
    </LinkButton>
  );
  if (!isRejected) {
    return (
      <MissingItemScreen
        frame={frame}
        empty={{ drawing: 'coupon', text: `这张月卡${passWord(pass)}，不用修改资料`, action: toDetail }}
      />
    );
  }
  const refused = applies.currentData?.results.find(
    ({ applyId, state }) => applyId === pass.applyId && state === REVIEW_STATE.rejected,
  );
  if (refused === undefined) {
    const words = { what: '上次提交的资料加载失败', waitingFor: '正在查询上次提交的资料…' };
    return (
      <DetailScreen
        frame={frame}
        load={withoutAny(toLoadState(joinQueries(passQuery, applies), words), true)}
        empty={{ drawing: 'coupon', text: '没有找到上次提交的资料', action: toDetail }}
        cardHeights={[90, 260, 300]}
      />
    );
  }
  return <MendedMaterial key={refused.applyId} frame={frame} pass={pass} refused={refused} />;
}
