import { Icon, classNames } from '@veckovis/ui'
import './parts.css'

type StepperProps = {
  /** Names the list for assistive technology. */
  readonly label: string
  readonly steps: readonly { readonly key: string; readonly title: string }[]
  /** Index of the step that is open. */
  readonly current: number
}

/** Where one is among the steps; the ways between them are the buttons of the step. */
export const Stepper = ({ label, steps, current }: StepperProps) => (
  <ol className="mf-budget-stepper" aria-label={label}>
    {steps.map(({ key, title }, index) => (
      <li
        key={key}
        className={classNames('mf-budget-stepper__step', index < current && 'mf-budget-stepper__step--done')}
        {...(index === current ? { 'aria-current': 'step' as const } : {})}
      >
        <span className="mf-budget-stepper__mark" aria-hidden="true">
          {index < current ? <Icon name="check" /> : index + 1}
        </span>
        <span className="mf-budget-stepper__title">{title}</span>
      </li>
    ))}
  </ol>
)
