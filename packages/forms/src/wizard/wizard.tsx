import { leaveGuard, setUnitSwitchDisabled, type DraftProblem } from '@veckovis/platform'
import { Notice, ProblemNotice, classNames } from '@veckovis/ui'
import { useEffect, useEffectEvent, useState, type FormEvent, type ReactNode } from 'react'
import { KeptDraftNotice, type KeptDraftTexts } from '../draft/kept-draft-notice'
import { StepHeading } from './step-heading'
import { Stepper } from './stepper'
import type { Steps } from './use-steps'
import type { WizardDraft } from './use-wizard-draft'
import { WizardButtons, type WayTexts } from './wizard-buttons'
import * as styles from './wizard.module.css'

export type WizardTexts<Step extends string> = WayTexts & {
  /** Names the list of the steps for assistive technology. */
  readonly steps: string
  readonly titleOf: (step: Step) => string
  readonly headingOf: (step: Step) => string
  readonly resumed: string
  readonly kept: KeptDraftTexts
  readonly draftProblem: (problem: DraftProblem) => string
}

export type Hold = 'coming' | 'shut'

export type WizardProps<Draft extends { readonly step: string }> = {
  readonly wizard: WizardDraft<Draft>
  readonly steps: Steps<Draft>
  readonly texts: WizardTexts<Draft['step']>
  /** `card`: the step stands in one; `open`: it has cards of its own. */
  readonly look: 'card' | 'open'
  /** The save under way, and why the last one was not taken. */
  readonly saving: { readonly isBusy: boolean; readonly problem: string | readonly string[] | null }
  /** The way on is shut: what it leads to is not there yet. */
  readonly isWaiting?: boolean
  /**
   * The step stays, after its messages were told. `coming`: what the next one rests on is on its way, and a press goes on
   * when it is there; `shut`: something else has to be done first, and the page says what.
   */
  readonly hold?: Hold | null
  /** What has to be known while the steps are open. */
  readonly notices?: ReactNode
  /** What has to be decided before the next save. */
  readonly question?: ReactNode
  /** Stands beside the step; null for nothing. */
  readonly aside?: ReactNode
  readonly children: ReactNode
  readonly onFinish: () => void
  readonly onCancel: () => void
}

const looks = { card: styles.card, open: styles.open }

/** The unit cannot be switched while the steps are open: they belong to one unit. */
const useClosedUnitSwitch = (): void =>
  useEffect(() => {
    setUnitSwitchDisabled(true)
    return () => setUnitSwitchDisabled(false)
  }, [])

/**
 * The way on. A press that meets a step whose next one is still coming is not lost: it goes on when that has come, unless
 * the draft was changed meanwhile.
 */
const useWayOn = <Draft extends { readonly step: string }>(
  { draft }: WizardDraft<Draft>,
  { isRight, goOn }: Steps<Draft>,
  hold: Hold | null,
  onFinish: () => void,
) => {
  const [pressed, setPressed] = useState<Draft | null>(null)
  if (pressed !== null && (pressed !== draft || hold === 'shut')) setPressed(null)
  const come = useEffectEvent(() => {
    if (pressed !== null && isRight()) goOn(onFinish)
  })
  useEffect(() => {
    if (hold === null) come()
  }, [hold])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isRight()) return
    if (hold === null) goOn(onFinish)
    else if (hold === 'coming') setPressed(draft)
  }
  return { submit, isComing: pressed !== null && hold === 'coming' }
}

const DraftNotices = <Draft extends { readonly step: string }>({
  wizard: { keptAt, goOn, startOver, draftProblem },
  texts,
}: Pick<WizardProps<Draft>, 'wizard' | 'texts'>) => (
  <>
    {keptAt !== null && (
      <KeptDraftNotice
        title={texts.resumed}
        savedAt={keptAt}
        texts={texts.kept}
        onContinue={goOn}
        onDiscard={startOver}
      />
    )}
    {draftProblem !== null && (
      <Notice tone="warning" announce>
        {texts.draftProblem(draftProblem)}
      </Notice>
    )}
  </>
)

/** A form in steps: where one is, the open step, and the ways on, back and out. What is typed is kept in this browser. */
export const Wizard = <Draft extends { readonly step: string }>(props: WizardProps<Draft>) => {
  const { wizard, steps, texts, look, saving, isWaiting = false, hold = null, children } = props
  const { notices, question, aside = null, onFinish, onCancel } = props
  useClosedUnitSwitch()
  const { steps: all, step, place, back, isLast } = steps
  const { submit, isComing } = useWayOn(wizard, steps, hold, onFinish)
  const leave = async () => {
    if (await leaveGuard.mayLeave()) onCancel()
  }
  const ways = (
    <WizardButtons
      texts={texts}
      isBusy={saving.isBusy}
      isWaiting={isWaiting}
      isComing={isComing}
      isLast={isLast}
      onBack={back}
      onCancel={() => void leave()}
    />
  )
  return (
    <form ref={place} className={classNames(styles.wizard, looks[look])} noValidate onSubmit={submit}>
      <DraftNotices wizard={wizard} texts={texts} />
      {notices}
      <Stepper
        label={texts.steps}
        steps={all.map(key => ({ key, title: texts.titleOf(key) }))}
        current={all.indexOf(step)}
      />
      <div className={classNames(styles.body, aside !== null && styles.beside)}>
        <div className={styles.step}>
          <StepHeading step={step} title={texts.headingOf(step)} />
          {children}
          {saving.problem !== null && <ProblemNotice text={saving.problem} />}
          {question}
          {look === 'card' && ways}
        </div>
        {aside}
        {look === 'open' && ways}
      </div>
    </form>
  )
}
