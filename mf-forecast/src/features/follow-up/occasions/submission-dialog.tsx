import { useQuery } from '@tanstack/react-query'
import type { Submission } from '@veckovis/contracts/outcome'
import { Loaded } from '@veckovis/forms/loaded'
import { useSave } from '@veckovis/forms/saving'
import { notify, useTranslation, withTexts } from '@veckovis/platform'
import { problemOf, refusalText } from '@veckovis/platform/signed-in'
import { Button, Inline, ProblemNotice } from '@veckovis/ui'
import { Dialog } from '@veckovis/ui/dialog'
import { useState } from 'react'
import followUpEn from '../../../../locales/follow-up/en.json'
import followUpSv from '../../../../locales/follow-up/sv.json'
import en from '../../../../locales/occasions/en.json'
import sv from '../../../../locales/occasions/sv.json'
import {
  decideOn,
  refreshSubmissions,
  submissionQuery,
  versionOfSubmission,
} from '../../../data/follow-up/submission-queries'
import { ReturnDialog, WithdrawDialog } from './decision-dialogs'
import { SubmissionContent } from './submission-content'

type Asked = 'return' | 'withdraw'

const useAccept = () => {
  const { t } = useTranslation('forecast-occasions')
  return useSave({
    save: async (submission: Submission) => {
      await decideOn(submission.id, { decision: 'accepted', comment: null }, versionOfSubmission(submission))
      notify.success(t('isAccepted'))
      await refreshSubmissions(submission.unit.id)
    },
    problemOf,
    onProblem: (_, { unit }) => refreshSubmissions(unit.id),
  })
}

type ActionsProps = {
  readonly submission: Submission
  readonly accepting: ReturnType<typeof useAccept>
  readonly onAsk: (asked: Asked) => void
}

/** What the person may do with it, in the state that it has. */
const Actions = ({ submission, accepting: { isBusy, save }, onAsk }: ActionsProps) => {
  const { t } = useTranslation('forecast-occasions')
  const { may, state } = submission
  return (
    <Inline justify="end">
      {may.withdraw && (
        <Button disabled={isBusy} onClick={() => onAsk('withdraw')}>
          {t('withdraw')}
        </Button>
      )}
      {may.decide && (
        <Button disabled={isBusy} onClick={() => onAsk('return')}>
          {t('return')}
        </Button>
      )}
      {may.decide && state === 'submitted' && (
        <Button variant="primary" loading={isBusy} onClick={() => void save(submission)}>
          {t('accept')}
        </Button>
      )}
    </Inline>
  )
}

export type SubmissionDialogProps = { readonly id: number; readonly onClose: () => void }

type ViewProps = SubmissionDialogProps & Pick<ActionsProps, 'onAsk'> & { readonly onShow: (id: number) => void }

const View = ({ id, onClose, onAsk, onShow }: ViewProps) => {
  const { t } = useTranslation('forecast-occasions')
  const query = useQuery(submissionQuery(id))
  const accepting = useAccept()
  const { data } = query
  const title =
    data === undefined
      ? t('viewed')
      : t('viewTitle', { occasion: data.occasion.name, year: data.snapshot.year, unit: data.unit.name })
  const mayAct = data !== undefined && (data.may.withdraw || data.may.decide)
  return (
    <Dialog
      open
      width={1120}
      title={title}
      closable={!accepting.isBusy}
      onCancel={onClose}
      footer={mayAct ? <Actions submission={data} accepting={accepting} onAsk={onAsk} /> : null}
    >
      {accepting.problem !== null && <ProblemNotice text={refusalText(accepting.problem, 'record')} />}
      <Loaded query={query} lines={8}>
        {submission => <SubmissionContent submission={submission} onShow={onShow} />}
      </Loaded>
    </Dialog>
  )
}

const ShownSubmission = ({ id, onClose }: SubmissionDialogProps) => {
  const [shown, show] = useState(id)
  const [asked, ask] = useState<Asked | null>(null)
  const { data } = useQuery(submissionQuery(shown))
  const back = () => ask(null)
  if (data !== undefined && asked === 'return') return <ReturnDialog submission={data} onClose={back} />
  if (data !== undefined && asked === 'withdraw') return <WithdrawDialog submission={data} onClose={back} />
  return <View key={shown} id={shown} onClose={onClose} onAsk={ask} onShow={show} />
}

/**
 * What a unit has handed in, and what the person may do with it, by its id alone: for every page that lists what is
 * handed in. Its texts come with it.
 */
export const SubmissionDialog = withTexts(
  'forecast-follow-up',
  { sv: followUpSv, en: followUpEn },
  withTexts('forecast-occasions', { sv, en }, ShownSubmission),
)
