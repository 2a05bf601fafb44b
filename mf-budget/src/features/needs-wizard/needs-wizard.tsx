import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { NeedsBudget } from '@veckovis/contracts/budget'
import { parseBudgetYear } from '@veckovis/domain/budget'
import { useSteps, useWizardDraft } from '@veckovis/forms/wizard'
import { useProgress, useTranslation } from '@veckovis/platform'
import { needsBasisQuery } from '../../data/budget-queries'
import { needsDraftKind, type NeedsDraft } from '../../data/needs-draft'
import { KeptDraftNotice } from '../../parts/kept-draft-notice'
import { StepHeading } from '../../parts/step-heading'
import { Stepper } from '../../parts/stepper'
import { useClosedUnitSwitch } from '../../parts/use-closed-unit-switch'
import { ConflictNotice } from './conflict-notice'
import { CreateStep } from './create-step'
import { enteredNeeds, problemsOfNeeds } from './draft/read-needs'
import { FinishStep } from './finish-step'
import { useConfirmedSave } from './use-confirmed-save'
import { useNeedsExplanation } from './use-needs-explanation'
import { useSaveNeeds } from './use-save-needs'
import { WizardNotices } from './wizard-notices'
import * as styles from './needs-wizard.module.css'

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

const StepOf = ({ step }: Pick<NeedsDraft, 'step'>) => {
  const { t } = useTranslation('mf-budget')
  const steps = (['create', 'finish'] as const).map(key => ({ key, title: t(`needs.steps.${key}`) }))
  return (
    <>
      <Stepper label={t('needs.steps.label')} steps={steps} current={step === 'create' ? 0 : 1} />
      <StepHeading step={step} title={t(`needs.headings.${step}`)} />
    </>
  )
}

/** The two steps of a needs budget: create, finish. What is typed is kept in this browser at once. */
export const NeedsWizard = (props: NeedsWizardProps) => {
  const { unitId, subject, fresh, record, isConfirmed = false, onSaved, onLeave } = props
  useClosedUnitSwitch()
  const wizard = useWizardDraft({ kind: needsDraftKind, unitId, subject, fresh })
  const { draft, keptAt, goOn, startOver, discard, draftProblem } = wizard
  const saving = useSaveNeeds({
    unitId,
    record,
    onSaved: budget => {
      discard()
      onSaved(budget)
    },
  })
  const basis = useBasis(unitId, Number(fresh.year), draft.year)
  const isLocked = record?.state === 'locked'
  const fullTimeHours = isLocked ? record.fullTimeHours : (basis.data?.fullTimeHours ?? null)
  const { form, place, goTo, isStepRight } = useSteps(wizard, now => problemsOfNeeds(now, fullTimeHours))
  const { ask, popover } = useNeedsExplanation(draft, fullTimeHours)
  // One's own save makes a new version too.
  const isStale = record !== null && draft.basedOn?.version !== record.version && !saving.busy

  const entered = enteredNeeds(draft, fullTimeHours)
  const save = (confirmsLocked: boolean) => entered !== null && void saving.save({ draft, entered, confirmsLocked })
  const { press, question } = useConfirmedSave({ record, isConfirmed, save })
  const finish = () => {
    if (entered !== null) {
      press()
      return
    }
    // What a kept draft of another day holds may have become wrong since.
    goTo('create')
    isStepRight('create')
  }
  return (
    <div className={styles.needs} ref={place}>
      <StepOf step={draft.step} />
      {keptAt !== null && <KeptDraftNotice savedAt={keptAt} onContinue={goOn} onDiscard={startOver} />}
      <WizardNotices draftProblem={draftProblem} basis={basis} isLocked={isLocked} problem={saving.problem} />
      {isStale && <ConflictNotice form={form} record={record} />}
      {draft.step === 'create' ? (
        <CreateStep
          form={form}
          basis={basis.data}
          fullTimeHours={fullTimeHours}
          onWhy={ask}
          onNext={() => isStepRight() && goTo('finish')}
          onCancel={onLeave}
        />
      ) : (
        <FinishStep
          draft={draft}
          entered={entered}
          fullTimeHours={fullTimeHours}
          saving={saving.busy}
          blocked={isStale}
          onWhy={ask}
          onBack={() => goTo('create')}
          onSave={finish}
          onCancel={onLeave}
        />
      )}
      {question}
      {popover}
    </div>
  )
}
