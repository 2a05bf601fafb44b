import type { DiaryRecord, ProposedChange as Proposal } from '@veckovis/contracts/diary'
import { longestDiaryNotes } from '@veckovis/contracts/diary'
import { wasAwayOnNoDay } from '@veckovis/domain/diary'
import { nothing } from '@veckovis/domain/numbers'
import { useSave } from '@veckovis/forms/saving'
import { notify, useTranslation, type Words } from '@veckovis/platform'
import { problemOf, refusalText, type Problem } from '@veckovis/platform/signed-in'
import { Button, Inline, Notice, Stack, TextArea } from '@veckovis/ui'
import { ConfirmDialog } from '@veckovis/ui/dialog'
import { useState } from 'react'
import { refreshDiary } from '../../data/all-units-queries'
import { dayOfMoment } from '../../data/entry-texts'
import type { OfferedNames } from '../../data/offered-names'
import { approveProposal, rejectProposal, withdrawProposal } from '../../data/proposal-calls'
import { ConsequenceView } from '../../parts/consequence-view'
import { useTellChanged } from '../../parts/use-tell-changed'
import { textsOfChange } from './entry-changes'
import { timesText } from './entry-facts'
import * as styles from './entry-view.module.css'
import { WhoApproves } from './who-approves'

type ProposedChangeProps = {
  readonly entry: DiaryRecord
  readonly proposal: Proposal
  readonly names: OfferedNames
  /** Whether the person may approve it; undefined until it is known. */
  readonly approves: boolean | undefined
}

/** How the absence stands, as a change of it begins. */
const standsAs = (entry: DiaryRecord): Proposal['after'] => {
  const { perDay, lastDate, substitute } = entry
  if (perDay === null) throw new Error('An absence has hours')
  return { lastDay: wasAwayOnNoDay(entry) ? null : lastDate, perDay, substitute }
}

/** From when to when, where that would change. */
const textOfTimes = (entry: DiaryRecord, times: Proposal['times'], t: Words): string[] => {
  if (times === undefined) return []
  const [from, to] = [timesText(entry.times, t), timesText(times, t)]
  return from === to ? [] : [t('proposal.times', { from: from === '' ? nothing : from, to: to === '' ? nothing : to })]
}

/** What would change, from how the absence stands now; another change may have made it so already. */
const textsOf = (entry: DiaryRecord, { after, times, isStale }: Proposal, names: OfferedNames, t: Words): string[] => {
  const texts = [...textsOfChange({ before: standsAs(entry), after }, names, t), ...textOfTimes(entry, times, t)]
  return texts.length > 0 ? texts : [t(isStale ? 'proposal.isSo' : 'changes.times')]
}

const whenAndWho = (at: string, by: string | null): string =>
  [dayOfMoment(at), by].filter(text => text !== null).join(', ')

/** What the person does with the proposal; whoever was first leaves it as it is stored now. */
const useProposal = ({ unitId }: DiaryRecord, proposal: Proposal) => {
  const { t } = useTranslation('mf-diary')
  const tellChanged = useTellChanged(unitId)
  const refresh = () => refreshDiary(unitId)
  // The section may be gone once it is read again: whoever was first has decided it.
  const onProblem = (problem: Problem) => {
    notify.error(refusalText(problem, 'diary', 'record'))
    return refresh()
  }
  const taken = { problemOf, onProblem }
  const told = (what: 'rejected' | 'withdrawn') => {
    notify.success(t(`proposal.${what}`))
    return refresh()
  }
  const approval = useSave({
    save: () => approveProposal(proposal),
    onSaved: changed => {
      tellChanged(changed)
      return refresh()
    },
    ...taken,
  })
  const rejection = useSave({
    save: (comment: string) => rejectProposal(proposal, comment),
    onSaved: () => told('rejected'),
    ...taken,
  })
  const withdrawal = useSave({ save: () => withdrawProposal(proposal), onSaved: () => told('withdrawn'), ...taken })
  return { approval, rejection, withdrawal }
}

type RejectDialogProps = {
  readonly rejection: ReturnType<typeof useProposal>['rejection']
  readonly onClose: () => void
}

const RejectDialog = ({ rejection: { isBusy, save }, onClose }: RejectDialogProps) => {
  const { t } = useTranslation('mf-diary')
  const [comment, setComment] = useState('')
  return (
    <ConfirmDialog
      open
      title={t('proposal.rejectTitle')}
      tone="danger"
      confirmLabel={t('proposal.reject')}
      cancelLabel={t('cancel')}
      busy={isBusy}
      onConfirm={() => void save(comment)}
      onCancel={onClose}
    >
      <Stack gap={3}>
        <p>{t('proposal.rejectText')}</p>
        <TextArea
          label={t('fields.comment')}
          maxLength={longestDiaryNotes}
          value={comment}
          onChange={({ target }) => setComment(target.value)}
        />
      </Stack>
    </ConfirmDialog>
  )
}

/** What can be done with a change that waits: by those who approve, and by who proposed it. */
const ProposalButtons = ({ entry, proposal, approves }: Omit<ProposedChangeProps, 'names'>) => {
  const { t } = useTranslation('mf-diary')
  const { approval, rejection, withdrawal } = useProposal(entry, proposal)
  const [isRejecting, setRejecting] = useState(false)
  const isBusy = approval.isBusy || rejection.isBusy || withdrawal.isBusy
  return (
    <>
      <Inline>
        {approves === true && (
          <>
            <Button
              variant="primary"
              loading={approval.isBusy}
              disabled={isBusy || proposal.isStale}
              onClick={() => void approval.save()}
            >
              {t('proposal.approve')}
            </Button>
            <Button disabled={isBusy} onClick={() => setRejecting(true)}>
              {t('proposal.reject')}
            </Button>
          </>
        )}
        {proposal.isOwn && (
          <Button loading={withdrawal.isBusy} disabled={isBusy} onClick={() => void withdrawal.save()}>
            {t('proposal.withdraw')}
          </Button>
        )}
      </Inline>
      {isRejecting && <RejectDialog rejection={rejection} onClose={() => setRejecting(false)} />}
    </>
  )
}

/** A change that waits behind the entry to be decided, or the last one with the reason why it was rejected. */
export const ProposedChange = ({ entry, proposal, names, approves }: ProposedChangeProps) => {
  const { t } = useTranslation('mf-diary')
  const { status, at, by, decision, isStale } = proposal
  const waits = status === 'WAITING'
  return (
    <section aria-label={t('proposal.label')} className={styles.changes}>
      <h3>{t(waits ? 'proposal.waits' : 'proposal.wasRejected')}</h3>
      <ul>
        <li>
          <span className={styles.when}>{t('proposal.proposed', { who: whenAndWho(at, by) })}</span>
          {textsOf(entry, proposal, names, t).map(text => (
            <span key={text}>{text}</span>
          ))}
          {decision !== null && <span>{t('proposal.rejectedBy', { who: whenAndWho(decision.at, decision.by) })}</span>}
          {decision !== null && decision.comment !== '' && (
            <span>{t('proposal.comment', { comment: decision.comment })}</span>
          )}
        </li>
      </ul>
      {waits && isStale && <Notice tone="warning">{t('proposal.stale')}</Notice>}
      {waits && approves === true && !isStale && (
        <ConsequenceView asked={{ entryId: entry.id, proposal: proposal.id }} />
      )}
      {waits && <ProposalButtons entry={entry} proposal={proposal} approves={approves} />}
      {waits && approves === false && <WhoApproves entry={entry} isChange />}
    </section>
  )
}
