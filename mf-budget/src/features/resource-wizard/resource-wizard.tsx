import type { ResourceBasis, ResourceBudget } from '@veckovis/contracts/budget'
import { useTranslation } from '@veckovis/platform'
import { Button, Inline, ProblemNotice, Skeleton } from '@veckovis/ui'
import type { ReactNode } from 'react'
import { resourceProblemLines } from '../../data/resource-problem'
import { StepHeading } from '../../parts/step-heading'
import { Stepper } from '../../parts/stepper'
import { ConflictNotice } from './conflict-notice'
import type { DraftField } from './draft/read-draft'
import { resourceSteps, type ResourceDraft } from './draft/resource-draft'
import { AmountsStep } from './steps/amounts-step'
import { DistributionStep } from './steps/distribution-step'
import { SelectStep } from './steps/select-step'
import { WorkersStep } from './steps/workers-step'
import { useSaveResource } from './use-save-resource'
import type { useSteps } from '@veckovis/forms/wizard'
import * as styles from './resource-wizard.module.css'

type ResourceWizardProps = {
  readonly unitId: number
  readonly wizard: ReturnType<typeof useSteps<ResourceDraft, DraftField>>
  /** What the year of the draft begins with; undefined while it is fetched or no year is given. */
  readonly basis: ResourceBasis | undefined
  readonly overhead: number | undefined
  /** The balance while it is typed. */
  readonly balance: ReactNode
  readonly onSaved: (budget: ResourceBudget) => void
  readonly onCancel: () => void
}

const CurrentStep = ({ wizard, basis, overhead }: Pick<ResourceWizardProps, 'wizard' | 'basis' | 'overhead'>) => {
  const { form } = wizard
  const { t } = useTranslation('mf-budget')
  if (form.draft.step === 'select') return <SelectStep form={form} basis={basis} />
  // A draft that is gone on with after a reload: what its year begins with is on its way.
  if (basis === undefined) return <Skeleton lines={8} label={t('loading')} />
  if (form.draft.step === 'amounts') return <AmountsStep form={form} basis={basis} overhead={overhead} />
  if (form.draft.step === 'workers') return <WorkersStep form={form} basis={basis} />
  return <DistributionStep form={form} basis={basis} />
}

const Buttons = ({
  wizard,
  busy,
  isWaiting,
  isReady,
  onCancel,
  onFinish,
}: {
  readonly wizard: ResourceWizardProps['wizard']
  readonly busy: boolean
  /** What the year begins with is not read yet. */
  readonly isWaiting: boolean
  readonly isReady: boolean
  readonly onCancel: () => void
  readonly onFinish: () => void
}) => {
  const { t } = useTranslation('mf-budget')
  const { step } = wizard.form.draft
  const index = resourceSteps.indexOf(step)
  const before = resourceSteps[index - 1]
  const after = resourceSteps[index + 1]
  return (
    <Inline justify="between" className={styles.buttons}>
      <Button variant="quiet" disabled={busy} onClick={onCancel}>
        {t('cancel')}
      </Button>
      <Inline>
        {before !== undefined && (
          <Button disabled={busy} onClick={() => wizard.goTo(before)}>
            {t('resources.back')}
          </Button>
        )}
        <Button
          type="submit"
          variant="primary"
          loading={busy}
          disabled={isWaiting}
          onClick={event => {
            event.preventDefault()
            if (!wizard.isStepRight() || !isReady) return
            if (after === undefined) onFinish()
            else wizard.goTo(after)
          }}
        >
          {t(after === undefined ? 'resources.save' : 'resources.next')}
        </Button>
      </Inline>
    </Inline>
  )
}

/** A resource budget in four steps (§4): select budget, set budget, split annual workers, see and adjust the year. */
export const ResourceWizard = (props: ResourceWizardProps) => {
  const { unitId, wizard, basis, overhead, balance, onSaved, onCancel } = props
  const { t } = useTranslation('mf-budget')
  const { form, place, goTo, firstWrongStep } = wizard
  const { step } = form.draft
  const { busy, problem, conflict, save, settleConflict } = useSaveResource({ unitId, basis, onSaved })
  const finish = () => {
    const wrong = firstWrongStep(resourceSteps)
    if (wrong === undefined) save(form.draft)
    else goTo(wrong)
  }
  const settle = (next: typeof form.draft) => {
    form.change(next)
    settleConflict()
  }
  return (
    <form ref={place} className={styles.wizard} noValidate onSubmit={event => event.preventDefault()}>
      <Stepper
        label={t('resources.stepsLabel')}
        steps={resourceSteps.map(key => ({ key, title: t(`resources.steps.${key}`) }))}
        current={resourceSteps.indexOf(step)}
      />
      <div className={styles.body}>
        <div className={styles.step}>
          <StepHeading step={step} title={t(`resources.steps.${step}`)} />
          <CurrentStep wizard={wizard} basis={basis} overhead={overhead} />
          {problem !== null && <ProblemNotice text={resourceProblemLines(problem, t)} />}
          {conflict !== null && (
            <ConflictNotice draft={form.draft} stored={conflict} onKeepMine={settle} onTakeTheirs={settle} />
          )}
          <Buttons
            wizard={wizard}
            busy={busy}
            isWaiting={basis === undefined && step !== 'select'}
            isReady={basis !== undefined && basis.needs !== null}
            onCancel={onCancel}
            onFinish={finish}
          />
        </div>
        {balance}
      </div>
    </form>
  )
}
