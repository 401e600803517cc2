import { usePersistedSelection } from '@/flows/drafts/usePersistedSelection';
import { usePorts } from '@/platform/ports/PortsContext';
import { useListCitiesQuery } from '@/services/dealer/parkSearch';
import { TextButton } from '@/ui/button/TextButton';
import { RadioList } from '@/ui/choice/RadioList';
import { LoadStateContent } from '@/ui/load/LoadStateContent';
import { Skeleton } from '@/ui/load/Skeleton';
import { Sheet } from '@/ui/overlay/Sheet';
import { toContentLoadState } from '@/widgets/loading/toContentLoadState';

interface CityChoiceProps {
  /** Empty: every city. */
  readonly cityCode: string;
  readonly onChange: (cityCode: string) => void;
}

const EVERY_CITY = '全部城市';
const STATES = ['closed', 'open'] as const;

/** The city in which lots are searched. */
export function CityChoice({ cityCode, onChange }: CityChoiceProps) {
  const [state, setState] = usePersistedSelection<(typeof STATES)[number]>('searchPage.cities', STATES, 'closed');
  const { local } = usePorts();
  const isOpen = state === 'open';
  const citiesQuery = useListCitiesQuery(undefined, { skip: !isOpen && cityCode === '' });
  const cities = citiesQuery.currentData?.results ?? [];
  const chosenName = cities.find((city) => city.cityCode === cityCode)?.cityName ?? EVERY_CITY;
  return (
    <>
      <TextButton
        label={`${chosenName}，换城市`}
        onPress={() => {
          setState('open');
        }}
      >
        {chosenName}
      </TextButton>
      {isOpen && (
        <Sheet
          title="在哪个城市找"
          onClose={() => {
            setState('closed');
          }}
        >
          <LoadStateContent
            {...toContentLoadState(citiesQuery, { message: '城市加载失败', size: 'block' })}
            skeleton={<Skeleton height={224} shape="card" />}
          >
            <RadioList
              legend="在哪个城市找"
              options={[
                { value: '', title: EVERY_CITY },
                ...cities.map((city) => ({
                  value: city.cityCode,
                  title: city.cityName,
                  note: `${city.parkNum}个停车场`,
                })),
              ]}
              value={cityCode}
              onChange={(value) => {
                onChange(value);
                const name = cities.find((city) => city.cityCode === value)?.cityName;
                if (name !== undefined) local.set('locationCity', name);
                setState('closed');
              }}
            />
          </LoadStateContent>
        </Sheet>
      )}
    </>
  );
}
