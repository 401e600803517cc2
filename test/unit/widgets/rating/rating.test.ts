import { isRatingDraft, validateRating } from '@/widgets/rating/model/ratingDraft';

const SYMBOLS = '不能包含表情和/:*?<|\'%>&"\\等字符';

test('a rating needs a star and fits into 200 characters', () => {
  expect(validateRating({ score: 0, content: '' })).toBe('请先选择星级');
  expect(validateRating({ score: 5, content: '好'.repeat(200) })).toBeNull();
  expect(validateRating({ score: 5, content: '好'.repeat(201) })).toBe('最多200个字');
  expect(validateRating({ score: 5, content: '不错👍' })).toBe(SYMBOLS);
  expect(validateRating({ score: 1, content: ' 排队<30分钟 ' })).toBe(SYMBOLS);
  expect([{ score: 6, content: '' }, { score: 2.5, content: '' }, { score: 3 }].map(isRatingDraft)).toEqual([
    false,
    false,
    false,
  ]);
});
