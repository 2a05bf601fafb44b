import { useQuery } from '@tanstack/react-query'
import type { Away, DiaryToday, NamedList } from '@veckovis/contracts/diary'
import { AllClear, Loaded } from '@veckovis/forms/loaded'
import { useIsPrinting } from '@veckovis/grid'
import { TodayAside, TodayHeadline, TodayPart } from '@veckovis/lists/today'
import { GuardedLink } from '@veckovis/platform'
import { useFormat } from '@veckovis/platform/signed-in'
import { absenceReasonsQuery, todayQuery } from '../../data/all-units-queries'
import { absenceText, hoursText, nameOf } from '../../data/entry-texts'
import { withAbsences } from '../../data/with-absences'
import { useDiaryWords } from '../../wording/diary-words'

/** Who is away today in all the units of the person, what no substitute covers, and how much waits for a decision. */
export const AwayToday = () => {
  const { t } = useDiaryWords()
  const query = withAbsences(useQuery(todayQuery), useQuery(absenceReasonsQuery))
  return (
    <Loaded query={query} lines={2} label={t('today.loading')}>
      {({ absences, ...today }) => <Told today={today} absences={absences} />}
    </Loaded>
  )
}

type ToldProps = { readonly today: DiaryToday; readonly absences: NamedList }

const Told = ({ today, absences }: ToldProps) => {
  const { t } = useDiaryWords()
  const isWhole = useIsPrinting()
  const { units, rows, away, undecided } = today
  if (units === 0) return <p>{t('today.noUnits')}</p>
  const people = away + undecided
  return (
    <TodayPart
      headline={<Headline today={today} />}
      label={t('today.list')}
      rows={rows}
      rowKey={({ unit, staff }) => `${unit.id}-${staff.id}`}
      row={row => <Row row={row} absences={absences} withUnit={units > 1} />}
      isWhole={isWhole}
      showAll={t('today.showAll', { rows: rows.length })}
      showFewer={t('today.showFewer')}
    >
      {people > rows.length && <TodayAside>{t('today.more', { shown: rows.length, people })}</TodayAside>}
      {today.toDecide > 0 && (
        <GuardedLink to="/diary/waiting">{t('today.toDecide', { count: today.toDecide })}</GuardedLink>
      )}
    </TodayPart>
  )
}

const Headline = ({ today: { away, undecided, uncovered } }: Pick<ToldProps, 'today'>) => {
  const { t } = useDiaryWords()
  return (
    <>
      {away > 0 && (
        <TodayHeadline
          beside={uncovered > 0 ? t('today.uncovered', { hours: hoursText(uncovered) }) : t('today.covered')}
          isPressing={uncovered > 0}
        >
          {t('today.away', { count: away })}
        </TodayHeadline>
      )}
      {undecided === 0 ? (
        <AllClear left={away}>{t('today.nobody')}</AllClear>
      ) : (
        <TodayAside>{t('today.undecided', { count: undecided })}</TodayAside>
      )}
    </>
  )
}

type RowProps = { readonly row: Away; readonly absences: NamedList; readonly withUnit: boolean }

const Row = ({ row, absences, withUnit }: RowProps) => {
  const { t } = useDiaryWords()
  const { shortDay } = useFormat()
  const { unit, department, staff, entryId, reasons, until, uncovered, isDecided } = row
  const beside = [
    t('today.until', { reasons: reasons.map(id => absenceText(id, absences, t)).join(', '), day: shortDay(until) }),
    isDecided ? uncovered > 0 && t('today.uncovered', { hours: hoursText(uncovered) }) : t('today.waits'),
    withUnit && `${unit.name}, ${department}`,
  ]
  return (
    <>
      <GuardedLink to={`/diary?unit=${unit.id}&entry=${entryId}`}>{nameOf(staff, t)}</GuardedLink>{' '}
      <TodayAside>{beside.filter(text => text !== false).join(' · ')}</TodayAside>
    </>
  )
}
