import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { NeedsBudget } from '@veckovis/contracts/budget'
import { parseBudgetYear } from '@veckovis/domain/budget'
import { useDraft, useProgress, useTranslation } from '@veckovis/platform'
import { useState } from 'react'
import { needsBasisQuery } from '../../data/budget-queries'
import { needsDraftKind, type NeedsDraft } from '../../data/needs-draft'
import { KeptDraftNotice } from '../../parts/kept-draft-notice'
import { StepHeading } from '../../parts/step-heading'
import { Stepper } from '../../parts/stepper'
import { useClosedUnitSwitch } from '../../parts/use-closed-unit-switch'
import { ConflictNotice } from './conflict-notice'
import { CreateStep } from './create-step'
import { enteredNeeds } from './draft/read-needs'
import { FinishStep } from './finish-step'
import { useConfirmedSave } from './use-confirmed-save'
import { useNeedsExplanation } from './use-needs-explanation'
import { useNeedsForm } from './use-needs-form'
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

/** What was kept when the steps were opened; later changes are the form's own. */
const useKept = ({ unitId, subject, fresh }: Pick<NeedsWizardProps, 'unitId' | 'subject' | 'fresh'>) => {
  const { found, keep, discard, problem } = useDraft(needsDraftKind, { unitId, subject })
  const [initial] = useState(() => found?.value ?? fresh)
  const [resumed, setResumed] = useState(found)
  return { initial, resumed, goOn: () => setResumed(null), keep, discard, problem }
}

/** The two steps of a needs budget: create, finish. What is typed is kept in this browser at once. */
export const NeedsWizard = (props: NeedsWizardProps) => {
  const { unitId, fresh, record, isConfirmed = false, onSaved, onLeave } = props
  useClosedUnitSwitch()
  const { initial, resumed, goOn, keep, discard, problem: draftProblem } = useKept(props)
  const saving = useSaveNeeds({
    unitId,
    record,
    onSaved: budget => {
      discard()
      onSaved(budget)
    },
  })
  const [year, setYear] = useState(initial.year)
  const basis = useBasis(unitId, Number(fresh.year), year)
  const isLocked = record?.state === 'locked'
  const fullTimeHours = isLocked ? record.fullTimeHours : (basis.data?.fullTimeHours ?? null)
  const keepAll = (next: NeedsDraft) => {
    setYear(next.year)
    keep(next)
  }
  const { form, isRight } = useNeedsForm(initial, { fullTimeHours, keep: keepAll })
  const { draft, change } = form
  const { ask, popover } = useNeedsExplanation(draft, fullTimeHours)
  // One's own save makes a new version too.
  const isStale = record !== null && draft.basedOn?.version !== record.version && !saving.busy

  const startOver = () => {
    goOn()
    change(fresh)
    discard()
  }
  const entered = enteredNeeds(draft, fullTimeHours)
  const save = (confirmsLocked: boolean) => entered !== null && void saving.save(draft, entered, confirmsLocked)
  const { press, question } = useConfirmedSave({ record, isConfirmed, save })
  const finish = () => {
    if (entered !== null) {
      press()
      return
    }
    // What a kept draft of another day holds may have become wrong since.
    change({ ...draft, step: 'create' })
    isRight()
  }
  return (
    <div className={styles.needs}>
      <StepOf step={draft.step} />
      {resumed !== null && <KeptDraftNotice savedAt={resumed.savedAt} onContinue={goOn} onDiscard={startOver} />}
      <WizardNotices draftProblem={draftProblem} basis={basis} isLocked={isLocked} problem={saving.problem} />
      {isStale && <ConflictNotice form={form} record={record} />}
      {draft.step === 'create' ? (
        <CreateStep
          form={form}
          basis={basis.data}
          fullTimeHours={fullTimeHours}
          onWhy={ask}
          onNext={() => isRight() && change({ ...draft, step: 'finish' })}
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
          onBack={() => change({ ...draft, step: 'create' })}
          onSave={finish}
          onCancel={onLeave}
        />
      )}
      {question}
      {popover}
    </div>
  )
}
