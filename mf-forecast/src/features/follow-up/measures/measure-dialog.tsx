import { useQuery } from '@tanstack/react-query'
import type { MeasureOwners } from '@veckovis/contracts/outcome'
import { LoadedDialog, RecordDialog } from '@veckovis/forms/dialog'
import { useSession, useTranslation } from '@veckovis/platform'
import { Button } from '@veckovis/ui'
import { useMemo, useState } from 'react'
import {
  addMeasure,
  changeMeasure,
  measureOwnersQuery,
  refreshMeasures,
  versionOf,
  type Measure,
  type YearOfUnit,
} from '../../../data/follow-up/measure-queries'
import { measureDraft, subjectOf } from './measure-draft'
import { MeasureFields } from './measure-fields'
import { isChanged, measureOf, measureRules, newMeasureOf, newTexts, textsOf, type MeasureField } from './measure-form'
import { MeasureHistory } from './measure-history'
import { NewerNotice } from './newer-notice'

type MeasureDialogProps = {
  readonly of: YearOfUnit
  /** Null for a new one */
  readonly measure: Measure | null
  readonly onClose: () => void
}

type People = MeasureOwners['people']

/** Those who may have it, and who has it although they read the unit no more. */
const ownersOf = (people: People, measure: Measure | null): People => {
  const owner = measure?.owner ?? null
  return owner === null || people.some(({ id }) => id === owner.id) ? people : [...people, owner]
}

const HistoryPart = ({ id }: { readonly id: number }) => {
  const { t } = useTranslation('forecast-measures')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <div>
        <Button variant="quiet" aria-expanded={isOpen} onClick={() => setOpen(open => !open)}>
          {t(isOpen ? 'hideHistory' : 'showHistory')}
        </Button>
      </div>
      {isOpen && <MeasureHistory id={id} />}
    </>
  )
}

const MeasureForm = ({ of, measure, people, onClose }: MeasureDialogProps & { readonly people: People }) => {
  const { t } = useTranslation('mf-forecast')
  const { t: words } = useTranslation('forecast-measures')
  const { year, unitId } = of
  const schema = useMemo(() => measureRules(year), [year])
  const me = String(useSession()?.id)
  const [begun] = useState(() => newTexts(people.some(({ id }) => String(id) === me) ? me : ''))
  const [first] = useState(measure)
  return (
    <RecordDialog<MeasureField, Measure | null, unknown>
      title={measure === null ? words('newTitle', { year }) : words('changeTitle')}
      width={640}
      submitLabel={words('save')}
      cancelLabel={t('cancel')}
      draft={{ kind: measureDraft, unitId, subject: subjectOf(year, measure) }}
      schema={schema}
      words={code => words(`errors.${code}`)}
      about={['record']}
      source={measure}
      version={measure === null ? null : versionOf(measure)}
      valuesOf={stored => (stored === null ? begun : textsOf(stored))}
      send={(texts, { before, source, version, requestId }) => {
        if (source === null) return addMeasure(of, newMeasureOf(texts, requestId))
        return isChanged(texts, before) ? changeMeasure(source.id, measureOf(texts), version) : null
      }}
      done={() => words('saved')}
      refresh={() => refreshMeasures(of)}
      onClose={onClose}
    >
      {(form, source) => (
        <>
          {first !== null && source !== null && <NewerNotice before={first} now={source} />}
          <MeasureFields form={form} year={year} isNew={source === null} people={ownersOf(people, source)} />
          {source !== null && <HistoryPart id={source.id} />}
        </>
      )}
    </RecordDialog>
  )
}

/** A new measure, or a change of one with what became of it; who may have it is read first. */
export const MeasureDialog = (props: MeasureDialogProps) => {
  const { of, measure, onClose } = props
  const { t } = useTranslation('forecast-measures')
  return (
    <LoadedDialog
      title={measure === null ? t('newTitle', { year: of.year }) : t('changeTitle')}
      query={useQuery(measureOwnersQuery(of.unitId))}
      onClose={onClose}
    >
      {({ people }) => <MeasureForm {...props} people={people} />}
    </LoadedDialog>
  )
}
