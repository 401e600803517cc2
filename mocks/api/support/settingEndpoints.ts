import * as v from 'valibot';

import { DAY_MS } from '@/lib/timeUnits';
import { type OperatorNotice, operatorNoticesSchema, operatorPageHintSchema } from '@/services/basic/notices';
import { uploadedPictureSchema } from '@/services/basic/pictures';
import { mapAppSettingSchema, operatorSettingsSchema, supportAndShareConfigSchema } from '@/services/basic/settings';

import { pictureUrl } from '../../pictures/illustrations';
import { startOfDay, wireDay } from '../../world/core/calendar';
import { wireTime } from '../../world/core/clock';
import { Refusal, REFUSALS } from '../../world/core/Refusal';
import { NOTICES, type NoticeText, PAGE_REMARKS } from '../../world/support/operatorTexts';
import { keepPicture } from '../../world/support/uploads';
import { MAX_RECHARGE_CENTS, RECHARGE_PACKS } from '../../world/wallet/recharges';
import type { World } from '../../world/World';
import { type Endpoint, open } from '../endpoint';
import { flag } from '../flag';
import { askerOf, filled, optionalText, pageOf, paging, wholeNumber } from '../requests';

const noticeAnswer = (world: World, { daysAgo, endsInMs, isTop, ...text }: NoticeText): OperatorNotice => {
  const publishedAt = world.clock.startAt - daysAgo * DAY_MS;
  return {
    ...text,
    publishTime: wireTime(publishedAt),
    effectTime: wireTime(publishedAt),
    endTime: wireTime(endsInMs === null ? null : startOfDay(wireDay(publishedAt)) + endsInMs),
    isTop: flag(isTop),
  };
};

const yuan = (cents: number) => String(cents / 100);

export const settingEndpoints: readonly Endpoint[] = [
  open('GET', 'basic/v2/api/paramConfigs', operatorSettingsSchema, (call) => ({
    opsRecording: flag(call.world.settings.opsRecordingDrivers.includes(askerOf(call)?.driverId ?? '')),
    takesRecordings: flag(call.world.settings.takesRecordings),
    maxPlateNum: call.world.settings.maxPlateNum,
    minRechargeAmount: 1,
    maxRechargeAmount: MAX_RECHARGE_CENTS,
    rechargePacks: RECHARGE_PACKS.map(({ amount, giftAmount }) => ({
      packId: `pack-${amount}`,
      amount,
      giftAmount,
      giftRule: giftAmount === 0 ? '' : `充${yuan(amount)}元送${yuan(giftAmount)}元`,
    })).reverse(),
    refundDays: 3,
    maxPictureNum: 4,
  })),
  open('GET', 'basic/v2/api/webPageConfig', supportAndShareConfigSchema, ({ world: { settings } }) => ({
    servicePhone: settings.hasServiceContacts ? '400-830-0000' : '',
    serviceTime: settings.hasServiceContacts ? '每天8:00至22:00' : '',
    chatUrl: settings.hasServiceContacts ? 'https://chat.example.com/driver' : '',
    shareTitle: '畅行停车',
    shareText: '停车缴费不排队',
    sharePicUrl: pictureUrl('news-1'),
  })),
  open('GET', 'basic/v2/api/sysCodes/getMapType', mapAppSettingSchema, ({ world }) => ({
    type: world.settings.mapFlag,
  })),
  open(
    'GET',
    'basic/v2/api/viewNotice',
    operatorNoticesSchema,
    v.object({ ...paging, noticeType: v.optional(wholeNumber), noticeId: optionalText }),
    (call) => {
      const { noticeType, noticeId } = call.asked;
      const found = NOTICES.filter((one) => noticeType === undefined || one.noticeType === noticeType)
        .filter((one) => noticeId === '' || one.noticeId === noticeId)
        .sort((a, b) => Number(b.isTop) - Number(a.isTop) || a.daysAgo - b.daysAgo);
      if (noticeId !== '' && found.length === 0) throw new Refusal(REFUSALS.notFound, '公告不存在或已下架');
      return pageOf(
        call,
        found.map((one) => noticeAnswer(call.world, one)),
      );
    },
  ),
  open(
    'GET',
    'basic/v2/api/pageRemark',
    operatorPageHintSchema,
    v.object({ pageId: filled }),
    ({ asked: { pageId } }) => ({
      pageId,
      title: '',
      contentHtml: '',
      ...(Object.hasOwn(PAGE_REMARKS, pageId) ? PAGE_REMARKS[pageId] : {}),
    }),
  ),
  open(
    'POST',
    'basic/v2/api/pictures',
    uploadedPictureSchema,
    v.object({ fileData: v.pipe(v.string(), v.minLength(1)), suffix: v.optional(filled, 'jpg') }),
    ({ world, asked: { fileData, suffix } }) => ({ picUrl: keepPicture(world, fileData, suffix) }),
  ),
];
