import { notify, useTranslation, withTexts } from '@veckovis/platform'
import { refusalText } from '@veckovis/platform/signed-in'
import { Button, Inline, Notice, ProblemNotice, Stack } from '@veckovis/ui'
import { Dialog } from '@veckovis/ui/dialog'
import en from '../../../locales/import/en.json'
import sv from '../../../locales/import/sv.json'
import { refreshStaff } from '../../data/staff-queries'
import { inputText } from './cell-words'
import { FileDrop } from './file-drop'
import { PeoplePreview } from './people-preview'
import { saveReasons } from './save-reasons'
import { saveTemplate } from './save-template'
import { canGoIn, type ShownPerson } from './shown-person'
import { useStaffImport, type Preview, type StaffImportRun } from './use-staff-import'
import * as styles from './import.module.css'

type ImportDialogProps = { readonly unitId: number; readonly onClose: () => void }

const countOf = (people: readonly ShownPerson[], kind: ShownPerson['kind']) =>
  people.filter(person => person.kind === kind).length

const Summary = ({ people, list }: Preview) => {
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
      {list.unknown.length > 0 && <Notice tone="info">{t('unknown', { columns: list.unknown.join(', ') })}</Notice>}
    </>
  )
}

const Problems = ({ run: { unreadable, open, take } }: { readonly run: StaffImportRun }) => {
  const { t } = useTranslation('mf-staff')
  const { t: own } = useTranslation('staff-import')
  if (unreadable !== null) return <ProblemNotice title={own('unread')} text={inputText(unreadable, { t, own })} />
  const problem = take.problem ?? open.problem
  if (problem === null) return null
  return <ProblemNotice text={problem.kind === 'stale' ? own('stale') : refusalText(problem, 'staff', 'record')} />
}

const Buttons = ({ run, onClose }: { readonly run: StaffImportRun; readonly onClose: () => void }) => {
  const { t } = useTranslation('staff-import')
  const { t: pageWords } = useTranslation('mf-staff')
  const { preview, take, open, reset } = run
  const count = preview?.chosen.size ?? 0
  return (
    <Inline justify="end">
      {preview?.people.some(({ problems }) => problems.length > 0) && (
        <Button variant="quiet" onClick={() => saveReasons(preview.people, pageWords, t)}>
          {t('takeReasons')}
        </Button>
      )}
      {preview !== null && (
        <Button disabled={take.isBusy} onClick={reset}>
          {t('back')}
        </Button>
      )}
      <Button disabled={take.isBusy} onClick={onClose}>
        {t('cancel')}
      </Button>
      {preview !== null && count > 0 && (
        <Button variant="primary" loading={take.isBusy} disabled={open.isBusy} onClick={() => void take.save(preview)}>
          {t('take', { count })}
        </Button>
      )}
    </Inline>
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
  const { preview, file, open, take, choose } = run
  return (
    <Dialog
      open
      title={own('title')}
      width={960}
      closable={!take.isBusy}
      onCancel={onClose}
      footer={<Buttons run={run} onClose={onClose} />}
    >
      <Stack gap={4}>
        {preview === null && (
          <FileDrop onFile={chosen => void open.save(chosen)} onTemplate={() => saveTemplate(t, own)} />
        )}
        {open.isBusy && (
          <Notice tone="info" announce>
            {own('reading', { name: file })}
          </Notice>
        )}
        <Problems run={run} />
        {preview !== null && (
          <>
            <Summary {...preview} />
            <PeoplePreview people={preview.people} chosen={preview.chosen} onChoose={choose} />
          </>
        )}
      </Stack>
    </Dialog>
  )
}

/**
 * A list of staff out of a file: compared with the unit's, shown, chosen from, and taken in whole or not at all (0035). Its
 * texts come with it, and not with the table.
 */
export const ImportDialog = withTexts('staff-import', { sv, en }, Import)
