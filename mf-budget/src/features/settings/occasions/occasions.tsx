import { useQuery } from '@tanstack/react-query'
import type { Occasion } from '@veckovis/contracts/outcome'
import { Loaded } from '@veckovis/forms/loaded'
import { lazyPage, useKeptDrafts, useProgress, useTranslation, withTexts } from '@veckovis/platform'
import { problemOf } from '@veckovis/platform/signed-in'
import { Button, Card, Icon, Inline, Stack } from '@veckovis/ui'
import { Select } from '@veckovis/ui/select'
import { useMemo, useState } from 'react'
import en from '../../../../locales/occasions/en.json'
import sv from '../../../../locales/occasions/sv.json'
import { occasionsQuery, type YearOfMunicipality } from '../../../data/occasions/occasion-queries'
import { CopyOccasions } from './copy-occasions'
import type { OccasionDialogProps } from './occasion-dialog'
import { occasionDraft, subjectOf, yearOfSubject } from './occasion-draft'
import { OccasionsTable } from './occasions-table'
import { RemoveOccasion } from './remove-occasion'
import * as styles from './occasions.module.css'

/** The form is fetched when it is opened. */
const OccasionDialog = lazyPage<OccasionDialogProps>(() =>
  import('./occasion-dialog').then(module => module.OccasionDialog),
)

export type OccasionsProps = {
  readonly municipalityId: number
  /** The year of now. */
  readonly year: number
}

type Opened = { readonly kind: 'new' } | { readonly kind: 'change' | 'remove'; readonly id: Occasion['id'] }

const useKeptSubjects = (municipalityId: number) =>
  useKeptDrafts(occasionDraft, municipalityId).map(({ subject }) => subject)

/** One that was being typed when the page was lost stands open again. */
const useOpened = ({ municipalityId, year }: YearOfMunicipality, occasions: readonly Occasion[]) => {
  const kept = useKeptSubjects(municipalityId)
  const begun = occasions.find(occasion => kept.includes(subjectOf(year, occasion)))
  return useState<Opened | null>(() => {
    if (begun !== undefined) return { kind: 'change', id: begun.id }
    return kept.includes(subjectOf(year, null)) ? { kind: 'new' } : null
  })
}

const Listed = ({ of, occasions }: { readonly of: YearOfMunicipality; readonly occasions: readonly Occasion[] }) => {
  const { t } = useTranslation('follow-up-occasions')
  const { municipalityId, year } = of
  const [opened, setOpened] = useOpened(of, occasions)
  const close = () => setOpened(null)
  // The newest of it that is here: a dialog whose save was refused rests on that.
  const occasion = opened === null || opened.kind === 'new' ? null : occasions.find(({ id }) => id === opened.id)
  return (
    <>
      {occasions.length === 0 ? (
        <p>{t('none', { year })}</p>
      ) : (
        <OccasionsTable
          year={year}
          occasions={occasions}
          onChange={({ id }) => setOpened({ kind: 'change', id })}
          onRemove={({ id }) => setOpened({ kind: 'remove', id })}
        />
      )}
      <Inline>
        <Button icon={<Icon name="add" />} onClick={() => setOpened({ kind: 'new' })}>
          {t('add')}
        </Button>
        <CopyOccasions of={of} occasions={occasions} />
      </Inline>
      {opened?.kind === 'new' && <OccasionDialog of={of} occasion={null} onClose={close} />}
      {opened?.kind === 'change' && occasion && <OccasionDialog of={of} occasion={occasion} onClose={close} />}
      {opened?.kind === 'remove' && occasion && (
        <RemoveOccasion municipalityId={municipalityId} occasion={occasion} onClose={close} />
      )}
    </>
  )
}

/** The years of which the occasions are kept: the one of now and its neighbours. */
const useYear = ({ municipalityId, year }: OccasionsProps) => {
  const years = [year - 1, year, year + 1]
  const kept = useKeptSubjects(municipalityId).map(yearOfSubject)
  const [chosen, choose] = useState(() => years.find(each => kept.includes(each)) ?? year)
  return { years, chosen, choose }
}

/** When the units of a municipality follow up, which its economist says; nothing without the licence of forecasts. */
export const Occasions = withTexts('follow-up-occasions', { sv, en }, (props: OccasionsProps) => {
  const { t } = useTranslation('follow-up-occasions')
  const { years, chosen, choose } = useYear(props)
  const of = { municipalityId: props.municipalityId, year: chosen }
  const query = useQuery(occasionsQuery(of))
  useProgress(query.isFetching)
  const { error } = query
  const isUnlicensed = useMemo(() => error !== null && problemOf(error).kind === 'not-licensed', [error])
  if (isUnlicensed) return null
  return (
    <Card title={t('title')}>
      <Stack gap={3}>
        <p>{t('intro')}</p>
        <div className={styles.year}>
          <Select<number>
            label={t('year')}
            value={chosen}
            options={years.map(year => ({ value: year, label: String(year) }))}
            onChange={choose}
          />
        </div>
        <Loaded query={query} lines={3} label={t('loading')}>
          {({ occasions }) => <Listed key={chosen} of={of} occasions={occasions} />}
        </Loaded>
      </Stack>
    </Card>
  )
})
