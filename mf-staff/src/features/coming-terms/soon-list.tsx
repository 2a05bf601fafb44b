import { useQuery } from '@tanstack/react-query'
import type { ComingSoon, ComingTerms } from '@veckovis/contracts/staff'
import { Loaded } from '@veckovis/forms/loaded'
import { useIsPrinting } from '@veckovis/grid'
import { TodayAside, TodayHeadline, TodayPart } from '@veckovis/lists/today'
import { GuardedLink, useTranslation } from '@veckovis/platform'
import { useFormat } from '@veckovis/platform/signed-in'
import { comingTermsQuery } from '../../data/coming-terms-query'
import { fullName } from '../../data/person-name'

/** Who begins and who ends from today on within a week; the list below on the page tells of the weeks after that. */
export const SoonList = () => {
  const { t } = useTranslation('mf-staff-start')
  return (
    <Loaded query={useQuery(comingTermsQuery)} lines={2} label={t('loading')}>
      {({ units, soon }) =>
        units === 0 ? <p>{t('noUnits')}</p> : soon !== undefined && <Soon soon={soon} withUnit={units > 1} />
      }
    </Loaded>
  )
}

const Soon = ({
  soon: { begins, ends, rows },
  withUnit,
}: {
  readonly soon: ComingSoon
  readonly withUnit: boolean
}) => {
  const { t } = useTranslation('mf-staff-start')
  const isWhole = useIsPrinting()
  const figures = [begins > 0 && t('soon.begins', { count: begins }), ends > 0 && t('soon.ends', { count: ends })]
  const said = figures.filter(text => text !== false)
  if (said.length === 0)
    return (
      <p>
        <TodayAside>{t('soon.nobody')}</TodayAside>
      </p>
    )
  return (
    <TodayPart
      headline={<TodayHeadline>{said.join(', ')}</TodayHeadline>}
      label={t('soon.list')}
      rows={rows}
      rowKey={({ staff, kind }) => `${staff.id}-${kind}`}
      row={row => <Row row={row} withUnit={withUnit} />}
      isWhole={isWhole}
      showAll={t('soon.showAll', { rows: rows.length })}
      showFewer={t('showFewer')}
    >
      {begins + ends > rows.length && <TodayAside>{t('more', { rows: rows.length, total: begins + ends })}</TodayAside>}
    </TodayPart>
  )
}

const Row = ({ row, withUnit }: { readonly row: ComingTerms; readonly withUnit: boolean }) => {
  const { t } = useTranslation('mf-staff-start')
  const { shortDay } = useFormat()
  const { unit, department, staff, kind, day } = row
  const beside = [`${t(`kind.${kind}`)} ${shortDay(day)}`, ...(withUnit ? [`${unit.name}, ${department}`] : [])]
  return (
    <>
      <GuardedLink to={`/staff?unit=${unit.id}`}>{fullName(staff, t)}</GuardedLink>{' '}
      <TodayAside>{beside.join(' · ')}</TodayAside>
    </>
  )
}
