import { Icon, classNames } from '@veckovis/ui'
import * as styles from './stepper.module.css'

type StepperProps = {
  /** Names the list for assistive technology. */
  readonly label: string
  readonly steps: readonly { readonly key: string; readonly title: string }[]
  /** Index of the step that is open. */
  readonly current: number
}

/** Where one is among the steps; the ways between them are the buttons of the step. */
export const Stepper = ({ label, steps, current }: StepperProps) => (
  <ol className={styles.stepper} aria-label={label}>
    {steps.map(({ key, title }, index) => (
      <li
        key={key}
        className={classNames(styles.step, index < current && styles.stepDone)}
        {...(index === current ? { 'aria-current': 'step' as const } : {})}
      >
        <span className={styles.mark} aria-hidden="true">
          {index < current ? <Icon name="check" /> : index + 1}
        </span>
        <span className={styles.title}>{title}</span>
      </li>
    ))}
  </ol>
)
