import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { NeedsBudget } from '@veckovis/contracts/budget'
import { parseBudgetYear } from '@veckovis/domain/budget'
import { useSteps, useWizardDraft, Wizard, type WizardTexts } from '@veckovis/forms/wizard'
import { useProgress, useTranslation } from '@veckovis/platform'
import { refusalText, type Problem } from '@veckovis/platform/signed-in'
import { useMemo } from 'react'
import { needsBasisQuery } from '../../data/budget-queries'
import { needsDraftKind, needsSteps, type NeedsDraft } from '../../data/needs-draft'
import { useDraftTexts } from '../../parts/use-draft-texts'
import { useUnlikelyQuestion } from '../../parts/use-unlikely-question'
import { CreateStep } from './create-step'
import { needsSchema } from './draft/needs-rules'
import { enteredNeeds } from './draft/read-needs'
import { unlikelyNeeds } from './draft/unlikely-needs'
import { FinishStep } from './finish-step'
import { LiveHours } from './live-hours'
import { useConfirmedSave } from './use-confirmed-save'
import { useNeedsExplanation } from './use-needs-explanation'
import { useSaveNeeds } from './use-save-needs'
import { WizardNotices } from './wizard-notices'

type NeedsWizardProps = {
  readonly unitId: number
  /** `new`, or the id of the stored budget: what the kept draft is about. */
  readonly subject: string
  /** What the form begins with where nothing was kept. */
  readonly fresh: NeedsDraft
  /** The stored budget as it is now; null for a new one. */
  readonly record: NeedsBudget | null
  /** The person has said already that a locked budget is to be changed. */
  readonly isConfirmed?: boolean
  readonly onSaved: (budget: NeedsBudget) => void
  readonly onLeave: () => void
}

/** The year's basis; while another year is fetched the last one stays. */
const useBasis = (unitId: number, fallbackYear: number, text: string) => {
  const year = parseBudgetYear(text)
  const basis = useQuery({
    ...needsBasisQuery(unitId, year.ok ? year.value : fallbackYear),
    placeholderData: keepPreviousData,
  })
  useProgress(basis.isFetching)
  return basis
}

const useTexts = (): WizardTexts<NeedsDraft['step']> => {
  const { t } = useTranslation('mf-budget')
  return {
    steps: t('needs.steps.label'),
    titleOf: step => t(`needs.steps.${step}`),
    headingOf: step => t(`needs.headings.${step}`),
    cancel: t('cancel'),
    back: t('needs.back'),
    next: t('needs.next'),
    finish: t('needs.save'),
    resumed: t('drafts.resumed'),
    kept: useDraftTexts(),
    draftProblem: problem => t(`drafts.${problem}`),
  }
}

/** A version that is not the newest any more is asked about in a notice of its own. */
const problemText = (problem: Problem | null) =>
  problem === null || problem.kind === 'stale' ? null : refusalText(problem, 'budget')

/** The two steps of a needs budget: create, finish. What is typed is kept in this browser at once. */
export const NeedsWizard = (props: NeedsWizardProps) => {
  const { unitId, subject, fresh, record, isConfirmed = false, onSaved, onLeave } = props
  const { t } = useTranslation('mf-budget')
  const texts = useTexts()
  const wizard = useWizardDraft({ kind: needsDraftKind, unitId, subject, fresh })
  const { draft, discard } = wizard
  const saving = useSaveNeeds({
    unitId,
    record,
    onSaved: budget => {
      discard()
      onSaved(budget)
    },
  })
  const problem = problemText(saving.problem)
  const basis = useBasis(unitId, Number(fresh.year), draft.year)
  const fullTimeHours = record?.state === 'locked' ? record.fullTimeHours : (basis.data?.fullTimeHours ?? null)
  const schema = useMemo(() => needsSchema(fullTimeHours), [fullTimeHours])
  const steps = useSteps(wizard, {
    steps: needsSteps,
    schemaOf: (_, step) => (step === 'create' ? schema : null),
    words: code => t(`errors.${code}`),
  })
  const { ask, popover } = useNeedsExplanation(draft, fullTimeHours)
  // One's own save makes a new version too.
  const isStale = record !== null && draft.basedOn?.version !== record.version && !saving.isBusy

  const entered = enteredNeeds(draft, fullTimeHours)
  const save = (confirmsLocked: boolean) => entered !== null && void saving.save({ draft, entered, confirmsLocked })
  const { press, question } = useConfirmedSave({ record, isConfirmed, save })
  const unlikely = useUnlikelyQuestion()
  const finish = () => {
    const lastYear = basis.data?.lastYear ?? null
    unlikely.ask(entered === null ? [] : unlikelyNeeds({ draft, entered, fullTimeHours, lastYear }, t), press)
  }
  return (
    <>
      <Wizard
        wizard={wizard}
        steps={steps}
        texts={texts}
        look="open"
        saving={{ isBusy: saving.isBusy, problem }}
        isWaiting={isStale && draft.step === 'finish'}
        notices={<WizardNotices form={steps.form} basis={basis} record={record} isStale={isStale} />}
        aside={
          draft.step === 'create' ? (
            <LiveHours
              draft={draft}
              fullTimeHours={fullTimeHours}
              lastYear={basis.data?.lastYear ?? null}
              onWhy={ask}
            />
          ) : null
        }
        onFinish={finish}
        onCancel={onLeave}
      >
        {draft.step === 'create' && (
          <CreateStep form={steps.form} basis={basis.data} fullTimeHours={fullTimeHours} onWhy={ask} />
        )}
        {draft.step === 'finish' && entered !== null && fullTimeHours !== null && (
          <FinishStep draft={draft} entered={entered} fullTimeHours={fullTimeHours} onWhy={ask} />
        )}
      </Wizard>
      {unlikely.question}
      {question}
      {popover}
    </>
  )
}
