import { useQuery } from '@tanstack/react-query'
import type { DiaryBasis, DiaryEntry } from '@veckovis/contracts/diary'
import { addDays, sameDatesNextYear, type DiaryCategory } from '@veckovis/domain/diary'
import { FormDialog, LoadedDialog } from '@veckovis/forms/dialog'
import { standTogether } from '@veckovis/forms/loaded'
import { newRequestId, useFilledFrom } from '@veckovis/forms/saving'
import { notify, useTranslation } from '@veckovis/platform'
import { Button, Hint } from '@veckovis/ui'
import { useState } from 'react'
import { subjectOfDialog, type FormOfEntry } from '../../data/diary-dialog'
import { diaryBasisQuery, entryQuery } from '../../data/diary-queries'
import { refreshDiary } from '../../data/all-units-queries'
import { addDecidedEntry, addEntry, changeEntry } from '../../data/entry-calls'
import { entryDraftKind } from '../../data/entry-draft'
import { useOfferedNames, type OfferedNames } from '../../data/offered-names'
import { EntryFields } from './entry-fields'
import { LineField } from './fields/line-field'
import { emptyValues, nobodyComes, plannedValues, proposalOf, valuesOfEntry, type EntryValues } from './entry-values'
import { contentOfValues } from './entry-request'
import { othersOf, saveEach, valuesOfEach } from './for-each-person'
import { useEntryForm, type WayOfSaving } from './use-entry-form'
import { useTellDecided } from './use-tell-decided'

type Stored = { readonly data: DiaryEntry; readonly version: string }

type EntryDialogProps = {
  readonly unitId: number
  readonly dialog: FormOfEntry
  /** Whether the person may approve what is entered. */
  readonly approves: boolean
  /** Another dialog takes the place of this one. */
  readonly onDialog: (dialog: FormOfEntry | { readonly kind: 'none' }) => void
  /** Shows where an entry that was made stands, once no other one is begun. */
  readonly onMade?: ((id: number) => void) | undefined
}

type OpenDialogProps = EntryDialogProps & {
  readonly category: DiaryCategory
  readonly basis: DiaryBasis
  readonly names: OfferedNames
  /** What is changed, or begun with; null for an entry that begins empty. */
  readonly stored: Stored | null
}

const initialValuesOf = ({ dialog, category, basis, stored }: OpenDialogProps): EntryValues => {
  if (stored === null) {
    const planned = dialog.kind === 'create' ? dialog.planned : undefined
    return planned === undefined
      ? emptyValues(category, addDays(basis.today, 1))
      : plannedValues(category, planned, basis.people)
  }
  const values = valuesOfEntry(stored.data)
  if (dialog.kind === 'rest') return { ...values, from: dialog.from, to: dialog.to }
  if (dialog.kind === 'next-year') return { ...values, ...nobodyComes, ...sameDatesNextYear(values.from, values.to) }
  if (dialog.kind !== 'another') return values
  // The next person of the same days has hours of her own.
  const proposed = proposalOf(basis.people, values.staffId, values.from)
  const perDay = values.perDay === proposed ? '' : values.perDay
  return { ...values, ...nobodyComes, staffId: '', title: '', notes: '', perDay }
}

/** Where the person goes on after a save: the rest of a range that New Year cut, another entry, or back to the list. */
const nextDialog = (
  { id }: DiaryEntry,
  values: EntryValues,
  way: WayOfSaving,
): FormOfEntry | { readonly kind: 'none' } => {
  const [from, to] = values.rest.split(' ')
  const others = othersOf(values).map(Number)
  if (from !== undefined && to !== undefined && others.length > 0)
    return { kind: 'create', category: 'ABSENCE', planned: { staffId: Number(values.staffId), others, from, to } }
  if (from !== undefined && to !== undefined) return { kind: 'rest', id, from, to }
  return way === 'another' ? { kind: 'another', id } : { kind: 'none' }
}

/** One id for each person of a dialog: a press that is repeated, or sent again after a lost answer, adds one entry. */
const useRequestIds = () => {
  const [ids] = useState(() => new Map<string, string>())
  return (staffId: string): string => {
    const id = ids.get(staffId) ?? newRequestId()
    ids.set(staffId, id)
    return id
  }
}

const useOpenForm = (props: OpenDialogProps) => {
  const { unitId, dialog, category, basis, stored, onDialog, onMade } = props
  const { t } = useTranslation('mf-diary')
  const requestIdOf = useRequestIds()
  // As it was when the dialog opened: what somebody else changes meanwhile is not sent back as it was before.
  const { values: initialValues, sendOn } = useFilledFrom({
    version: stored === null ? '' : stored.version,
    values: initialValuesOf(props),
  })
  const tellDecided = useTellDecided(unitId)
  const send = async (values: EntryValues, way: WayOfSaving): Promise<DiaryEntry> => {
    const content = contentOfValues(category, values)
    if (dialog.kind === 'edit' && stored !== null)
      return sendOn(version => changeEntry(stored.data.id, content, version))
    const made = { requestId: requestIdOf(values.staffId), ...content }
    if (way !== 'decided') return addEntry(unitId, made)
    const decided = await addDecidedEntry(unitId, made)
    tellDecided(decided)
    return decided
  }
  return useEntryForm({
    category,
    basis,
    draft: { kind: entryDraftKind, unitId, subject: subjectOfDialog(dialog) },
    initialValues,
    save: async (values, way, keep) => {
      const each = valuesOfEach(values, basis.people)
      const { made, left } = await saveEach(each, one => send(one, way))
      const [entry] = made
      const [refused] = left
      if (entry === undefined) throw refused?.error
      if (refused !== undefined) {
        // Those who have got theirs leave the form, and why the first of the others has not is told in it.
        keep(left.map(({ staffId }) => staffId))
        notify.success(t('form.others.someAdded', { count: made.length, all: each.length }))
        await refreshDiary(unitId)
        throw refused.error
      }
      const added = t('form.others.added', { count: made.length })
      if (way !== 'decided')
        notify.success(dialog.kind === 'edit' ? t('save.changed') : made.length > 1 ? added : t('save.added'))
      const next = nextDialog(entry, values, way)
      onDialog(next)
      await refreshDiary(unitId)
      if (dialog.kind !== 'edit' && next.kind === 'none') onMade?.(entry.id)
    },
    // Somebody else was first: the stored entry is fetched, and the next save rests on it. What is typed stays.
    onProblem: async ({ kind }) => {
      if (kind === 'stale') await refreshDiary(unitId)
    },
  })
}

/** What was chosen in the plan fills all in. Of several people the dialog opens where it says who they are. */
const beginOf = (dialog: FormOfEntry): 'submit' | undefined =>
  dialog.kind === 'create' && dialog.planned !== undefined && dialog.planned.others === undefined ? 'submit' : undefined

/** An absence whose person and days are not known yet may be typed as one line. */
const takesLine = (dialog: FormOfEntry, category: DiaryCategory): boolean =>
  category === 'ABSENCE' && dialog.kind === 'create' && dialog.planned === undefined

const titleKey = ({ kind }: FormOfEntry) => (kind === 'edit' ? 'form.editTitle' : 'form.newTitle')

const hintKey = ({ kind }: FormOfEntry) => {
  if (kind === 'rest') return 'form.restHint'
  return kind === 'next-year' ? 'form.nextYearHint' : 'form.requiredHint'
}

const OpenDialog = (props: OpenDialogProps) => {
  const { unitId, dialog, category, basis, names, stored, approves, onDialog } = props
  const { t } = useTranslation('mf-diary')
  const form = useOpenForm(props)
  const isNew = dialog.kind !== 'edit'
  return (
    <FormDialog
      title={t(titleKey(dialog), { category: t(`categories.${category}`) })}
      width={640}
      form={form}
      submitLabel={t('save.action')}
      cancelLabel={t('cancel')}
      beginsAt={beginOf(dialog)}
      beside={
        isNew && (
          <>
            <Button disabled={form.isBusy} onClick={() => void form.sendAs('another')}>
              {t('save.another')}
            </Button>
            {approves && (
              <Button disabled={form.isBusy} onClick={() => void form.sendAs('decided')}>
                {t('save.decided.action')}
              </Button>
            )}
          </>
        )
      }
      onClose={() => onDialog({ kind: 'none' })}
    >
      <Hint>{t(hintKey(dialog))}</Hint>
      {takesLine(dialog, category) && <LineField form={form} basis={basis} names={names} />}
      <EntryFields
        category={category}
        form={form}
        unitId={unitId}
        basis={basis}
        names={names}
        approves={isNew && approves}
        changed={isNew || stored === null ? null : stored.data.id}
        named={stored?.data.substitute?.named}
      />
    </FormDialog>
  )
}

/** The one dialog of the three forms: it reads what its category needs, and the entry that it begins with. */
export const EntryDialog = (props: EntryDialogProps) => {
  const { unitId, dialog, onDialog } = props
  const { t } = useTranslation('mf-diary')
  const isEmpty = dialog.kind === 'create'
  const basis = useQuery(diaryBasisQuery(unitId))
  const names = useOfferedNames()
  const entry = useQuery({ ...entryQuery(unitId, isEmpty ? 0 : dialog.id), enabled: !isEmpty })
  const stored = isEmpty ? null : entry.data
  const category = isEmpty ? dialog.category : entry.data?.data.category
  const queries = [basis, names, ...(isEmpty ? [] : [entry])]
  const read =
    basis.data === undefined || names.data === undefined || stored === undefined || category === undefined
      ? undefined
      : { basis: basis.data, names: names.data, stored, category }
  return (
    <LoadedDialog
      title={t('form.loadingTitle')}
      query={{ data: read, ...standTogether(queries) }}
      onClose={() => onDialog({ kind: 'none' })}
    >
      {data => <OpenDialog {...props} {...data} />}
    </LoadedDialog>
  )
}
