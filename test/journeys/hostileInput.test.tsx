import { hostileStrings } from '../corpus/hostileStrings';
import { allNames, goodVisit, withoutGoodVisit } from '../data/goodVisits';
import { rotation } from '../support/walks/poison';
import { walkingApp } from '../support/walks/walkingApp';

test('every screen that needs parameters has a good address in test/data/goodVisits.ts', () => {
  expect(withoutGoodVisit(allNames)).toEqual([]);
});

test('a picture of a stay is requested over https or not at all', async () => {
  const hostile = rotation(
    hostileStrings.filter((text) => text !== ''),
    0,
  );
  const addresses: string[] = ['https://pictures.example/1.jpg'];
  while (addresses.length < hostileStrings.length) addresses.push(hostile());
  const app = await walkingApp(goodVisit('payPage', 'driver'), (data, { key }) =>
    key === 'POST charge/v2/api/parkOrders/msp/detail'
      ? { ...(data as object), pictures: addresses.map((picUrl) => ({ picUrl, picType: 1, time: '' })) }
      : data,
  );
  await app.user.click(await app.screen.findByText('看照片'));
  const sources = [...document.querySelectorAll('figure img')].map((picture) => picture.getAttribute('src') ?? '');
  expect(sources[0]).toBe('https://pictures.example/1.jpg');
  expect(sources.filter((source) => !/^(https:\/\/|\/(?!\/))/i.test(source))).toEqual([]);
});
