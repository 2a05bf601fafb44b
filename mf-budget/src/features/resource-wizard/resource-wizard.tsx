import type { ResourceBasis, ResourceBudget } from '@veckovis/contracts/budget'
import { useSteps, Wizard, type WizardDraft, type WizardTexts } from '@veckovis/forms/wizard'
import { useTranslation } from '@veckovis/platform'
import { refusalText } from '@veckovis/platform/signed-in'
import { Skeleton } from '@veckovis/ui'
import type { ReactNode } from 'react'
import { useDraftTexts } from '../../parts/use-draft-texts'
import { useUnlikelyQuestion } from '../../parts/use-unlikely-question'
import { ConflictNotice } from './conflict-notice'
import { resourceSchema } from './draft/resource-rules'
import { unlikelyResources } from './draft/unlikely-resources'
import { resourceSteps, type ResourceDraft } from './draft/resource-draft'
import type { ResourceForm } from './resource-form'
import { AmountsStep } from './steps/amounts-step'
import { DistributionStep } from './steps/distribution-step'
import { SelectStep } from './steps/select-step'
import { WorkersStep } from './steps/workers-step'
import { useSaveResource } from './use-save-resource'

type ResourceWizardProps = {
  readonly unitId: number
  readonly wizard: WizardDraft<ResourceDraft>
  /** What the year of the draft begins with; undefined while it is fetched or no year is given. */
  readonly basis: ResourceBasis | undefined
  readonly overhead: number | undefined
  /** What stands in the way of the basis. */
  readonly notices: ReactNode
  /** The balance while it is typed. */
  readonly balance: ReactNode
  /** The hours against the need while the months are typed. */
  readonly efficiency: ReactNode
  readonly onSaved: (budget: ResourceBudget) => void
  readonly onCancel: () => void
}

type CurrentStepProps = Pick<ResourceWizardProps, 'basis' | 'overhead' | 'efficiency'> & { readonly form: ResourceForm }

const CurrentStep = ({ form, basis, overhead, efficiency }: CurrentStepProps) => {
  const { t } = useTranslation('mf-budget')
  if (form.draft.step === 'select') return <SelectStep form={form} basis={basis} />
  // A draft that is gone on with after a reload: what its year begins with is on its way.
  if (basis === undefined) return <Skeleton lines={8} label={t('loading')} />
  if (form.draft.step === 'amounts') return <AmountsStep form={form} basis={basis} overhead={overhead} />
  if (form.draft.step === 'workers') return <WorkersStep form={form} basis={basis} />
  return <DistributionStep form={form} basis={basis} efficiency={efficiency} />
}

const holdOf = (basis: ResourceBasis | undefined) => {
  if (basis === undefined) return 'coming'
  return basis.needs === null ? 'shut' : null
}

const useTexts = (): WizardTexts<ResourceDraft['step']> => {
  const { t } = useTranslation('mf-budget')
  const titleOf = (step: ResourceDraft['step']) => t(`resources.steps.${step}`)
  return {
    steps: t('resources.stepsLabel'),
    titleOf,
    headingOf: titleOf,
    cancel: t('cancel'),
    back: t('resources.back'),
    next: t('resources.next'),
    finish: t('resources.save'),
    resumed: t('drafts.resumed'),
    kept: useDraftTexts(),
    draftProblem: problem => t(`drafts.${problem}`),
  }
}

/** A resource budget in four steps (§4): select budget, set budget, split annual workers, see and adjust the year. */
export const ResourceWizard = (props: ResourceWizardProps) => {
  const { unitId, wizard, basis, overhead, notices, balance, efficiency, onSaved, onCancel } = props
  const { t } = useTranslation('mf-budget')
  const texts = useTexts()
  const steps = useSteps(wizard, {
    steps: resourceSteps,
    schemaOf: resourceSchema,
    words: code => t(`errors.${code}`),
  })
  const { draft } = wizard
  const { busy, problem, conflict, save, settleConflict } = useSaveResource({ unitId, basis, onSaved })
  const unlikely = useUnlikelyQuestion()
  const finish = () => unlikely.ask(unlikelyResources(draft, basis, t), () => save(draft))
  const settle = (next: ResourceDraft) => {
    wizard.change(next)
    settleConflict()
  }
  return (
    <Wizard
      wizard={wizard}
      steps={steps}
      texts={texts}
      look="card"
      saving={{ isBusy: busy, problem: problem === null ? null : refusalText(problem, 'budget') }}
      isWaiting={basis === undefined && draft.step !== 'select'}
      // Without a locked needs budget of the year there is nothing to go on with, and the step says so.
      hold={holdOf(basis)}
      notices={notices}
      question={
        conflict === null ? (
          unlikely.question
        ) : (
          <ConflictNotice draft={draft} stored={conflict} onKeepMine={settle} onTakeTheirs={settle} />
        )
      }
      aside={balance}
      onFinish={finish}
      onCancel={onCancel}
    >
      <CurrentStep form={steps.form} basis={basis} overhead={overhead} efficiency={efficiency} />
    </Wizard>
  )
}
