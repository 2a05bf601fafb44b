import { useQuery } from '@tanstack/react-query'
import type { ForecastOutlook, UnitOutlook } from '@veckovis/contracts/forecast'
import { listComingRed } from '@veckovis/domain/forecast'
import { grouped } from '@veckovis/domain/lists'
import { AllClear, Loaded } from '@veckovis/forms/loaded'
import { useIsPrinting } from '@veckovis/grid'
import { TodayAside, TodayHeadline, TodayPart } from '@veckovis/lists/today'
import { useTranslation } from '@veckovis/platform'
import { outlookQuery } from '../../data/outlook-query'
import { UnitLink } from './unit-link'

/** Which of the coming four weeks are off target by themselves, in all the person's units. */
export const RedWeeks = () => {
  const { t } = useTranslation('mf-forecast-start')
  return (
    <Loaded query={useQuery(outlookQuery)} lines={2} label={t('loading')}>
      {outlook => <Told outlook={outlook} />}
    </Loaded>
  )
}

type Week = NonNullable<UnitOutlook['outlook']>['ahead'][number]
type RedUnit = { readonly row: UnitOutlook; readonly weeks: readonly [Week, ...Week[]] }

/** The units that have such weeks, those with most of them first. */
const redUnitsOf = (rows: readonly UnitOutlook[]): RedUnit[] =>
  rows
    .flatMap((row): RedUnit[] => {
      if (row.outlook === null) return []
      const [first, ...more] = listComingRed(row.outlook.ahead)
      return first === undefined ? [] : [{ row, weeks: [first, ...more] }]
    })
    .toSorted((one, other) => other.weeks.length - one.weeks.length)

const Told = ({ outlook: { units, withoutForecast, redWeeks, rows } }: { readonly outlook: ForecastOutlook }) => {
  const { t } = useTranslation('mf-forecast-start')
  const isWhole = useIsPrinting()
  if (units === 0) return <p>{t('noUnits')}</p>
  // The list of the units says which of them have no forecast; of those nothing is known.
  if (withoutForecast === units)
    return (
      <p>
        <TodayAside>{t('red.unknown')}</TodayAside>
      </p>
    )
  const red = redUnitsOf(rows)
  const shown = red.reduce((sum, { weeks }) => sum + weeks.length, 0)
  return (
    <TodayPart
      headline={redWeeks !== undefined && <Headline redWeeks={redWeeks} areAllKnown={withoutForecast === 0} />}
      label={t('red.list')}
      rows={red}
      rowKey={({ row }) => row.unit.id}
      row={each => <Row {...each} withPlace={units > 1} />}
      isWhole={isWhole}
      showAll={t('red.showAll', { units: red.length })}
      showFewer={t('showFewer')}
    >
      {redWeeks !== undefined && redWeeks > shown && <TodayAside>{t('red.more')}</TodayAside>}
    </TodayPart>
  )
}

type HeadlineProps = {
  readonly redWeeks: NonNullable<ForecastOutlook['redWeeks']>
  readonly areAllKnown: boolean
}

const Headline = ({ redWeeks, areAllKnown }: HeadlineProps) => {
  const { t } = useTranslation('mf-forecast-start')
  return (
    <>
      {redWeeks > 0 && <TodayHeadline>{t('red.weeks', { count: redWeeks })}</TodayHeadline>}
      <AllClear left={redWeeks}>{t(areAllKnown ? 'red.none' : 'red.noneWithForecast')}</AllClear>
    </>
  )
}

const Row = ({ row: { unit, department }, weeks, withPlace }: RedUnit & { readonly withPlace: boolean }) => {
  const { t } = useTranslation('mf-forecast-start')
  const [first] = weeks
  const ofYear = weeks.filter(({ year }) => year === first.year).map(({ week }) => week)
  const said = [...grouped(weeks, ({ mark }) => mark)].map(([mark, alike]) =>
    t('red.week', { mark: t(`mark.${mark}`), weeks: alike.map(({ week }) => week).join(', ') }),
  )
  return (
    <>
      <UnitLink unitId={unit.id} year={first.year} weeks={[first.week, Math.max(...ofYear)]}>
        {unit.name}
      </UnitLink>{' '}
      <TodayAside>{[...said, ...(withPlace ? [department] : [])].join(' · ')}</TodayAside>
    </>
  )
}
