import type { BulkOutcome, PersonRow } from '@veckovis/contracts/people'
import { useSave } from '@veckovis/forms/saving'
import { useTranslation } from '@veckovis/platform'
import { problemOf, refusalText } from '@veckovis/platform/signed-in'
import { Button, Inline, ProblemNotice, Stack } from '@veckovis/ui'
import { Dialog } from '@veckovis/ui/dialog'
import type { ReactNode } from 'react'
import { refreshUsers } from '../../../data/user-queries'
import { BulkOutcomeList } from './bulk-outcome'

type BulkDialogProps = {
  readonly title: string
  readonly confirmLabel: string
  readonly tone?: 'normal' | 'danger'
  readonly users: readonly PersonRow[]
  /** Undefined as long as something is missing. */
  readonly run: ((userIds: number[]) => Promise<BulkOutcome>) | undefined
  /** Asked at the press of the button: false where nothing is to be sent yet. */
  readonly mayGoOn?: () => Promise<boolean>
  /** What it is, and what has to be chosen for it. */
  readonly children: ReactNode
  /** The dialog is closed; `done` when something was sent. */
  readonly onClose: (done: boolean) => void
}

/** Asks before something is done with many, and then tells what became of each. */
export const BulkDialog = (props: BulkDialogProps) => {
  const { title, confirmLabel, tone = 'normal', users, run, mayGoOn, children, onClose } = props
  const { t } = useTranslation('admin-users')
  const { isBusy, answer, problem, save } = useSave({
    save: (work: (userIds: number[]) => Promise<BulkOutcome>) => work(users.map(({ id }) => id)),
    onSaved: refreshUsers,
    problemOf,
  })
  const isDone = answer !== null
  const close = () => onClose(isDone)
  const start = async () => {
    if (run !== undefined && (mayGoOn === undefined || (await mayGoOn()))) await save(run)
  }
  const footer = (
    <Inline justify="end">
      <Button disabled={isBusy} onClick={close}>
        {t(isDone ? 'close' : 'cancel')}
      </Button>
      {!isDone && (
        <Button
          variant={tone === 'danger' ? 'danger' : 'primary'}
          loading={isBusy}
          disabled={run === undefined}
          onClick={() => void start()}
        >
          {confirmLabel}
        </Button>
      )}
    </Inline>
  )
  return (
    <Dialog open title={title} closable={!isBusy} onCancel={close} footer={footer}>
      <Stack gap={4}>
        {isDone ? <BulkOutcomeList outcome={answer} users={users} /> : children}
        {problem !== null && <ProblemNotice text={refusalText(problem, 'person')} />}
      </Stack>
    </Dialog>
  )
}
