import { parseResendWaitMs } from '@/widgets/smsCode/model/codeWait';

test.each([
  ['验证码发送太频繁，请32秒后再试', 32_000],
  ['请 5 分钟后再试', 300_000],
  ['操作过于频繁，请2分钟之后重试', 120_000],
  ['验证码发送太频繁', null],
  ['今天的次数已用完，请24小时后再试', null],
  ['请0秒后再试', null],
  ['请9999秒后再试', null],
  ['验证码60秒内有效', null],
])('%s asks to wait %s ms', (text, ms) => {
  expect(parseResendWaitMs(text)).toBe(ms);
});
