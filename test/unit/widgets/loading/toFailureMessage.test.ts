import type { ServiceError, ServiceFailureKind } from '@/services/base/baseQuery/serviceError';
import { serviceErrorText, toServiceErrorMessage } from '@/widgets/loading/toServiceErrorMessage';

const error = (kind: ServiceFailureKind, message = ''): ServiceError => ({
  service: 'charge',
  kind,
  code: kind,
  message,
  ns: '1a2b3c4d5e6f',
  handled: false,
});

describe('a failure', () => {
  test.each<[ServiceFailureKind, RegExp, boolean]>([
    ['offline', /检查网络/, false],
    ['timeout', /响应超时/, true],
    ['http', /系统繁忙/, true],
    ['malformed', /系统繁忙/, true],
    ['refused', /请求未被受理/, true],
  ])('%s has its own message', (kind, words, hasNumber) => {
    expect(toServiceErrorMessage(error(kind)).advice).toMatch(words);
    expect(toServiceErrorMessage(error(kind)).cause).toBe(kind);
    expect(toServiceErrorMessage(error(kind)).errorId).toBe(hasNumber ? '1a2b3c4d' : undefined);
    expect(serviceErrorText(error(kind)).includes('错误编号 1a2b3c4d')).toBe(hasNumber);
  });

  test("of the server never blames the driver's network", () => {
    for (const kind of ['http', 'malformed', 'refused'] as const)
      expect(toServiceErrorMessage(error(kind)).advice).not.toContain('网络');
  });

  test('keeps the server’s own message', () => {
    expect(toServiceErrorMessage(error('refused', '停车场正在维护')).advice).toBe('停车场正在维护');
  });
});
