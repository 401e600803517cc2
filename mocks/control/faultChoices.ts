import { errorEffectsByCode } from '@/services/base/baseQuery/errorEffectsByCode';

import type { Fault } from '../world/core/faults';

/** One option of a fault switch. */
export interface FaultChoice {
  label: string;
  fault: Fault;
}

/** The server's message for each code of the catalogue, for codes whose message the driver reads. */
const WORDS: Readonly<Record<string, readonly [label: string, msg: string]>> = {
  '401': ['登录过期', '登录已过期'],
  '0xd12501001': ['请先登录', '请先登录'],
  '0x10d7500008': ['车道无账单', '未查询到车道车辆'],
  '0xd12501021': ['其他手机登录', '账号已在其他手机登录'],
  '0xd12501022': ['未绑手机号', '请先绑定手机号'],
  '0xd06510036': ['问题反馈', '车辆状态异常，如有疑问请问题反馈'],
  '0xd06510037': ['有欠费', '您有未缴清的欠费，请先补缴'],
  '0x1306510012': ['长提示', '当前时段不可办理，请在8点至20点之间再来'],
  '0x1310501001': ['返回上一页', '该车位已被占用'],
};

const codes = Object.keys(errorEffectsByCode).map((code): FaultChoice => {
  const [label, msg] = WORDS[code] ?? ['', ''];
  return { label: `${code} ${label}`, fault: { kind: 'code', code, msg } };
});

/** Every option of a fault switch except "none". */
export const FAULT_CHOICES: readonly FaultChoice[] = [
  ...codes,
  { label: '其他错误码', fault: { kind: 'code', code: '0x9999999999', msg: '暂时无法办理，请稍后重试' } },
  { label: 'HTTP 401', fault: { kind: 'http401' } },
  { label: '网关没有这个接口（404）', fault: { kind: 'http404' } },
  { label: 'HTTP 502', fault: { kind: 'http500' } },
  { label: 'HTML 页面', fault: { kind: 'html' } },
  { label: '空内容', fault: { kind: 'empty' } },
  { label: '半截 JSON', fault: { kind: 'malformed' } },
  { label: 'data 为 null', fault: { kind: 'nulldata' } },
  { label: '慢 2 秒', fault: { kind: 'slow', ms: 2_000 } },
  { label: '慢 15 秒（超时）', fault: { kind: 'slow', ms: 15_000 } },
  { label: '永远不回答', fault: { kind: 'never' } },
  { label: '断网（未到服务器）', fault: { kind: 'cutBefore' } },
  { label: '已执行但回答丢失', fault: { kind: 'cutAfter' } },
];
