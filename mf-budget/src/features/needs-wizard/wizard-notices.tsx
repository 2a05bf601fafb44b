import { LoadFailureNotice, useTranslation, type DraftProblem, type Problem } from '@veckovis/platform'
import { Notice, ProblemNotice } from '@veckovis/ui'
import { needsProblemText } from '../../data/needs-problem'

type WizardNoticesProps = {
  readonly draftProblem: DraftProblem | null
  readonly basis: { readonly error: unknown; readonly isFetching: boolean; readonly refetch: () => unknown }
  /** A locked budget is being changed. */
  readonly isLocked: boolean
  readonly problem: Problem | null
}

/** What stands in the way of the budget, or has to be known while it is changed. */
export const WizardNotices = ({ draftProblem, basis, isLocked, problem }: WizardNoticesProps) => {
  const { t } = useTranslation('mf-budget')
  return (
    <>
      {draftProblem !== null && <Notice tone="warning">{t(`drafts.${draftProblem}`)}</Notice>}
      {basis.error !== null && (
        <LoadFailureNotice error={basis.error} retrying={basis.isFetching} onRetry={() => void basis.refetch()} />
      )}
      {isLocked && <Notice tone="warning">{t('needs.editLocked.notice')}</Notice>}
      {/* A version that is not the newest any more is asked about in a notice of its own. */}
      {problem !== null && problem.kind !== 'stale' && <ProblemNotice text={needsProblemText(problem, t)} />}
    </>
  )
}
