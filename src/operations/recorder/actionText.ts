import type { UnknownAction } from '@reduxjs/toolkit';

import type { RouteState } from '@/navigation/history/routeSlice';
import { REMOVED_ACTION_PLACEHOLDER_TYPE } from '@/operations/format/formerRecordingNames';
import { STATE_SNAPSHOT_ACTION_TYPE } from '@/operations/format/recordingFormat';

/** The text of each of our own actions. An empty text omits the action, because no reader needs it. */
const ACTION_TEXTS: Readonly<Record<string, string>> = {
  'session/sessionResolved': '确认登录状态',
  'session/sessionStarted': '已登录',
  'session/driverIdentified': '认出账号',
  'session/sessionEnded': '已退出登录',
  'session/loginLeadBegan': '',
  'session/loginLeadEnded': '',
  'session/trustChanged': '',
  'session/signOutRequested': '点了退出登录',
  'authorization/authorizationRequested': '点了授权登录',
  'authorization/codeReceived': '收到授权',
  'authorization/authorizationFailed': '授权失败',
  'authorization/authorizationEnded': '',
  'authorization/proofBegan': '支付前确认身份',
  'authorization/proofEnded': '',
  'accountChoice/choiceOffered': '看到可选的账号',
  'entry/hostRecognised': '认出打开方式',
  'entry/menuWaitEnded': '',
  'entry/appNamed': '',
  'payment/paymentRequested': '点了支付',
  'payment/purchaseRequested': '点了下单',
  'payment/otherWayRequested': '点了换支付方式',
  'payment/requestEnded': '',
  'payment/paymentContinued': '点了继续支付',
  'payment/paymentCheckRequested': '点了查询支付结果',
  'payment/billOpened': '打开账单',
  'payment/driverReturned': '回到页面',
  'payment/hostReported': '收银台返回',
  'payment/journalRead': '',
  'payment/attemptAdvanced': '支付进展',
  'payment/resultsSeenRead': '',
  'payment/resultSeen': '看到支付结果',
  'payment/resultExpected': '',
  'payment/paymentSettled': '支付成功',
  'offline/lineLost': '网络断开',
  'offline/lineBack': '网络恢复',
  'offline/timeUnsure': '正在校准时间',
  'offline/timeSure': '时间已校准',
  'offline/billShown': '显示本机保留的账单',
  'offline/billHidden': '',
  'offline/wayShown': '显示本机保留的预约车位',
  'offline/wayHidden': '',
  'recordings/consentChanged': '改了自动发送录制',
  'recordings/recordingSent': '已自动发送录制',
  'requests/requestDecided': '点了提交',
  'requests/earlierAsked': '',
  'requestStages/requestStaged': '提交进展',
  'requestStages/requestLeft': '',
  'drafts/draftChanged': '填写或选择',
  'drafts/draftDropped': '清空填写',
  'preferences/elderModeChosen': '切换大字模式',
  'preferences/schemeChosen': '切换深色模式',
  'preferences/privacyAgreed': '同意隐私政策',
  'preferences/noticeOpened': '打开公告',
  'notices/toastShown': '提示',
  'notices/toastHidden': '',
  'notices/dialogOpened': '弹出询问',
  'notices/dialogAnswered': '回答询问',
  'leaving/leavingRequested': '要打开外部网页',
  'leaving/leavingDeclined': '未打开外部网页',
  'leaving/openingBegan': '点了菜单',
  'leaving/openingEnded': '',
  'place/placeNeeded': '',
  'place/placeRequested': '点了重新定位',
  'place/placeAssumed': '',
  'place/locatingStarted': '开始定位',
  'place/located': '定位成功',
  'place/locatingFailed': '定位失败',
  'plateQuery/plateQueried': '查询车牌',
  'plateQuery/plateQueryStarted': '',
  'plateQuery/plateQueryEnded': '',
  'scan/scanRequested': '点了扫码',
  'scan/scannerOpened': '打开扫码',
  'scan/cameraChanged': '',
  'scan/torchPressed': '',
  'scan/torchSwitched': '开关手电筒',
  'scan/photoPressed': '选照片识别',
  'scan/photoChanged': '',
  'scan/typingChanged': '手动输入编号',
  'scan/typedConfirmed': '确认编号',
  'scan/scannerClosed': '关闭扫码',
  'scan/scanEnded': '',
  'scan/scannedTextShown': '显示二维码内容',
  'scan/scannedTextClosed': '',
  'upload/picturesRequested': '点了添加图片',
  'upload/picturesTaken': '选了图片',
  'upload/picturesNotTaken': '没有选图片',
  'upload/picturesRestored': '找回已上传的图片',
  'upload/uploadStarted': '',
  'picture/bytesSent': '',
  'upload/uploadDone': '图片已上传',
  'upload/uploadFailed': '图片上传失败',
  'upload/uploadRetried': '重试上传图片',
  'upload/pictureRemoved': '删除图片',
  'upload/uploadsDropped': '',
  'mapScript/mapNeeded': '',
  'mapScript/mapScriptChanged': '',
  'lock/lockOpened': '',
  'lock/lockLeft': '',
  'lock/commandEnded': '地锁指令进展',
  'wayfinding/wayfindingRequested': '点了导航',
  'wayfinding/placeViewRequested': '查看位置',
  'wayfinding/mapAppsOffered': '询问用哪个地图',
  'wayfinding/mapAppChosen': '选了地图',
  'wayfinding/mapAppsClosed': '没有选地图',
};

const SERVICE_LABELS: Readonly<Record<string, string>> = {
  authApi: '登录服务',
  basicApi: '基础服务',
  bookingApi: '预约服务',
  chargeApi: '停车服务',
  couponApi: '优惠券服务',
  cpsApi: '充电服务',
  dealerApi: '停车场服务',
  driverApi: '车主服务',
  invoiceApi: '发票服务',
  payApi: '支付服务',
  publicityApi: '资讯服务',
  specialApi: '专项服务',
};

/** Labels of payment steps, host reports and kinds of failure. Error codes of the server are shown unchanged. */
const VALUE_LABELS: Readonly<Record<string, string>> = {
  opening: '打开收银台',
  handedToHost: '已转到收银台',
  confirming: '确认结果',
  settled: '服务器已确认',
  abandoned: '没有支付',
  unresolved: '结果未知',
  'reported-ok': '支付成功',
  cancelled: '已取消',
  failed: '支付失败',
  processing: '处理中',
  'left-page': '离开了页面',
  unknown: '没说结果',
  offline: '没有网络',
  timeout: '没等到应答',
  http: '网关出错',
  malformed: '应答读不懂',
};

const CALL_RESULT_LABELS: Readonly<Record<string, string>> = { fulfilled: '成功', rejected: '失败' };

interface ActionDetails {
  payload?: unknown;
  meta?: { arg?: { endpointName?: string }; condition?: boolean; aborted?: boolean };
}

/** The text where the recording continues in another document. */
const reloadText = (state: unknown): string => {
  const { route } = state as { route?: RouteState };
  return route === undefined ? '页面重新载入' : `页面重新载入，${openedRouteText(route)}`;
};

const openedRouteText = ({ location }: RouteState): string => `打开 ${location.pathname}${location.search}`;

const fieldText = (payload: unknown, name: string): string => {
  const value =
    typeof payload === 'object' && payload !== null ? (payload as Record<string, unknown>)[name] : undefined;
  return typeof value === 'string' ? (VALUE_LABELS[value] ?? value) : '';
};

/** The text of a finished RTK Query call. Its start and its internal actions are not listed. */
function finishedCallText(action: UnknownAction): string {
  const [service = '', , state = ''] = action.type.split('/');
  const { payload, meta } = action as ActionDetails;
  const resultLabel = CALL_RESULT_LABELS[state];
  const endpoint = meta?.arg?.endpointName;
  if (resultLabel === undefined || endpoint === undefined || meta?.condition === true || meta?.aborted === true)
    return '';
  return [SERVICE_LABELS[service] ?? service, endpoint, resultLabel, fieldText(payload, 'code')]
    .filter(Boolean)
    .join(' ');
}

/** The text of one action; empty if the reader does not need it. */
function actionText(action: UnknownAction): string {
  const [owner = ''] = action.type.split('/');
  if (owner.startsWith('__') || action.type === REMOVED_ACTION_PLACEHOLDER_TYPE) return '';
  if (owner.endsWith('Api')) return finishedCallText(action);
  const { payload } = action as ActionDetails;
  if (action.type === STATE_SNAPSHOT_ACTION_TYPE) return reloadText(payload);
  if (action.type === 'route/routeChanged') return openedRouteText(payload as RouteState);
  const text = ACTION_TEXTS[action.type];
  if (text === undefined) return action.type;
  const detail =
    fieldText(payload, 'text') ||
    fieldText(payload, 'title') ||
    fieldText(payload, 'step') ||
    fieldText(payload, 'report');
  return text === '' || detail === '' ? text : `${text}：${detail}`;
}

/** The steps of a recording, beginning with the page that was open. Repeated steps become one line. */
export function toRecordingStepTexts({
  start,
  actions,
}: {
  readonly start: unknown;
  readonly actions: readonly UnknownAction[];
}): readonly string[] {
  const { route } = start as { route?: RouteState };
  const steps: { words: string; times: number }[] = [];
  for (const text of [route === undefined ? '' : openedRouteText(route), ...actions.map(actionText)]) {
    const last = steps[steps.length - 1];
    if (text === '') continue;
    if (last?.words === text) last.times += 1;
    else steps.push({ words: text, times: 1 });
  }
  return steps.map(({ words: text, times }) => (times === 1 ? text : `${text} ×${String(times)}`));
}
