import { ImportButtons, KeptFocus, ListSource } from '@veckovis/lists/import'
import { notify, useTranslation, withTexts } from '@veckovis/platform'
import { refusalText } from '@veckovis/platform/signed-in'
import { Notice, ProblemNotice, Stack } from '@veckovis/ui'
import { Dialog } from '@veckovis/ui/dialog'
import en from '../../../locales/import/en.json'
import sv from '../../../locales/import/sv.json'
import { refreshStaff } from '../../data/staff-queries'
import { PeoplePreview } from './people-preview'
import { saveTemplate } from './save-template'
import { canGoIn, type ShownPerson } from './shown-person'
import { useStaffImport, type StaffImportRun } from './use-staff-import'
import * as styles from './import.module.css'

type ImportDialogProps = { readonly unitId: number; readonly onClose: () => void }

const countOf = (people: readonly ShownPerson[], kind: ShownPerson['kind']) =>
  people.filter(person => person.kind === kind).length

const Summary = ({ people }: { readonly people: readonly ShownPerson[] }) => {
  const { t } = useTranslation('staff-import')
  const refused = countOf(people, 'refused')
  return (
    <>
      <Notice tone={refused === 0 ? 'info' : 'warning'} announce title={t('found', { count: people.length })}>
        {t('summary', {
          added: countOf(people, 'new'),
          changed: countOf(people, 'changed'),
          unchanged: countOf(people, 'unchanged'),
          refused,
        })}
      </Notice>
      {people.some(canGoIn) && <p className={styles.lead}>{t('noUndo')}</p>}
    </>
  )
}

const Refusal = ({ run: { open, take } }: { readonly run: StaffImportRun }) => {
  const { t } = useTranslation('staff-import')
  const problem = take.problem ?? open.problem
  if (problem === null) return null
  return <ProblemNotice text={problem.kind === 'stale' ? t('stale') : refusalText(problem, 'staff', 'record')} />
}

const Buttons = ({ run, onClose }: { readonly run: StaffImportRun; readonly onClose: () => void }) => {
  const { t } = useTranslation('staff-import')
  const { preview, take, open, reset } = run
  if (preview === null) return <ImportButtons back={null} on={null} onClose={onClose} />
  const count = preview.chosen.size
  const on = { label: t('take', { count }), run: () => void take.save(preview), loading: take.isBusy }
  return (
    <ImportButtons
      back={{ label: t('back'), run: reset }}
      on={count === 0 ? null : { ...on, disabled: open.isBusy }}
      isBusy={take.isBusy}
      onClose={onClose}
    />
  )
}

const Import = ({ unitId, onClose }: ImportDialogProps) => {
  const { t } = useTranslation('mf-staff')
  const { t: own } = useTranslation('staff-import')
  const run = useStaffImport(unitId, async done => {
    notify.success(own('done', { ...done }))
    onClose()
    await refreshStaff(unitId)
  })
  const { preview, unreadable, open, take, choose } = run
  return (
    <Dialog
      open
      title={own('title')}
      width={960}
      closable={!take.isBusy}
      onCancel={onClose}
      footer={<Buttons run={run} onClose={onClose} />}
    >
      <KeptFocus step={preview === null ? 'source' : 'preview'}>
        <Stack gap={4}>
          {preview === null && (
            <ListSource
              about={own('about')}
              columnName={key => t(`fields.${key}`)}
              problem={unreadable}
              reading={open.sent?.name ?? null}
              onFile={chosen => void open.save(chosen)}
              onTemplate={() => saveTemplate(t, own)}
            />
          )}
          <Refusal run={run} />
          {preview !== null && (
            <>
              <Summary people={preview.people} />
              <PeoplePreview {...preview} onChoose={choose} />
            </>
          )}
        </Stack>
      </KeptFocus>
    </Dialog>
  )
}

/**
 * A list of staff out of a file: compared with the unit's, shown, chosen from, and taken in whole or not at all (0035). Its
 * texts come with it, and not with the table.
 */
export const ImportDialog = withTexts('staff-import', { sv, en }, Import)
