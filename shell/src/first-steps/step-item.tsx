import { useTranslation } from '@veckovis/platform'
import { Button, Icon } from '@veckovis/ui'
import { useId, type ReactNode } from 'react'
import type { FirstStep, StepState } from './setup'
import * as styles from './first-steps.module.css'

type StepItemProps = {
  readonly step: FirstStep
  readonly number: number
  readonly state: StepState
  /** How much of it is done where it has begun. */
  readonly progress: { readonly done: number; readonly all: number }
  readonly isOpen: boolean
  readonly onToggle: () => void
  readonly children: ReactNode
}

/** One step: where it stands, and what there is to do about it while it is open. */
export const StepItem = ({ step, number, state, progress, isOpen, onToggle, children }: StepItemProps) => {
  const { t } = useTranslation('first-steps')
  const id = useId()
  return (
    <li className={styles.step} data-state={state}>
      <div className={styles.head}>
        <span className={styles.number} aria-hidden="true">
          {/* eslint-disable-next-line no-restricted-syntax -- a step is done by what there is, not by what is missing */}
          {state === 'done' ? <Icon name="success" /> : number}
        </span>
        <div className={styles.words}>
          <h2 className={styles.title} id={`${id}-title`}>
            {t(`titles.${step}`)}
          </h2>
          <p className={styles.state}>{t(state === 'waiting' ? `waits.${step}` : `states.${state}`, progress)}</p>
        </div>
        {state !== 'waiting' && (
          <Button variant="quiet" aria-expanded={isOpen} aria-describedby={`${id}-title`} onClick={onToggle}>
            {t(isOpen ? 'later' : state === 'done' || state === 'begun' ? `another.${step}` : 'begin')}
          </Button>
        )}
      </div>
      {isOpen && (
        <div className={styles.body} role="group" aria-labelledby={`${id}-title`}>
          <p>{t(`texts.${step}`)}</p>
          {children}
        </div>
      )}
    </li>
  )
}
