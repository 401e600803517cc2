import { momentText } from '@/domain/momentText';
import { hasOwn } from '@/lib/hasOwn';
import { mergedFacts } from '@/lib/mergedFacts';
import { safePicture } from '@/lib/safePicture';
import { APPLICATION_STATE, OWNER_TYPE, type OwnerApplication } from '@/services/driver/ownerApplications';
import type { TimelineStep } from '@/ui/card/Timeline';
import type { TagTone } from '@/ui/text/Tag';

const STATES: Readonly<Record<OwnerApplication['state'], { readonly word: string; readonly tone: TagTone }>> = {
  [APPLICATION_STATE.unknown]: { word: '处理中', tone: 'soon' },
  [APPLICATION_STATE.underReview]: { word: '审核中', tone: 'soon' },
  [APPLICATION_STATE.approved]: { word: '已通过', tone: 'done' },
  [APPLICATION_STATE.rejected]: { word: '未通过', tone: 'owed' },
};

/** The state of a registration. An unknown one is in progress, never approved. */
export const applicationState = ({ state }: Pick<OwnerApplication, 'state'>) => STATES[state];

export const OWNER_TYPES = [
  { value: OWNER_TYPE.owner, label: '业主' },
  { value: OWNER_TYPE.tenant, label: '租户' },
] as const;

export const ownerTypeWord = (ownerType: number): string =>
  OWNER_TYPES.find(({ value }) => value === ownerType)?.label ?? '';

/** Which paper proves it. */
export const proofWord = (ownerType: number): string => {
  if (ownerType === OWNER_TYPE.owner) return '房产证或购房合同';
  return ownerType === OWNER_TYPE.tenant ? '租赁合同' : '房产证或租赁合同';
};

const FIELDS: Readonly<Record<string, string>> = {
  areaName: '小区或停车场',
  roomNo: '房号',
  ownerType: '身份',
  name: '姓名',
  idCard: '身份证号',
  phone: '手机号',
  plates: '车辆',
  pictures: '照片',
};

/** The reasons of a refusal by the name of their field. One of a field that nobody knows stands under 其他. */
export const reasonRows = ({ reasons }: Pick<OwnerApplication, 'reasons'>) =>
  mergedFacts(
    reasons
      .filter(({ text }) => text !== '')
      .map(({ field, text }) => ({ label: hasOwn(FIELDS, field) ? (FIELDS[field] ?? '其他') : '其他', text })),
  );

export const placeOf = ({ areaName, roomNo }: Pick<OwnerApplication, 'areaName' | 'roomNo'>): string =>
  [areaName, roomNo].filter((part) => part !== '').join(' ');

/** Submitted → under review → result. */
export function applicationSteps(application: OwnerApplication, nowMs: number): readonly TimelineStep[] {
  const { state, ownerType } = application;
  const sent: TimelineStep = { word: '已提交', time: momentText(application.applyTime, nowMs), state: 'past' };
  const time = momentText(application.reviewTime, nowMs);
  if (state === APPLICATION_STATE.approved) {
    const note = ownerType === OWNER_TYPE.tenant ? '已登记为租户' : '已登记为业主';
    return [sent, { word: '审核通过', time, state: 'now', tone: 'done', note }];
  }
  if (state === APPLICATION_STATE.rejected) {
    const note = '修改后可以重新提交，填过的内容不用再填';
    return [sent, { word: '审核未通过', time, state: 'now', tone: 'owed', note }];
  }
  return [sent, { word: '物业核对中', state: 'now', note: '结果在这里查看' }, { word: '审核结果', state: 'ahead' }];
}

/** The pictures that were sent, with their captions. */
export const proofPhotos = ({ pictures, ownerType }: Pick<OwnerApplication, 'pictures' | 'ownerType'>) =>
  pictures.map((picUrl, index) => ({
    src: safePicture(picUrl),
    alt: `${proofWord(ownerType)}照片${index + 1}`,
    caption: `照片${index + 1}`,
  }));
