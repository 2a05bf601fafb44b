import type { Bridge, BridgeStep } from '@veckovis/domain/follow-up'
import { formatFractionalHours, formatMoney } from '@veckovis/domain/numbers'
import { useTranslation } from '@veckovis/platform'
import { Button, classNames, Icon, WideTable } from '@veckovis/ui'
import { Fragment, useId, useState } from 'react'
import { signedHours, signedKronor, toneOfKronor } from './signed-texts'
import { StepWeeks } from './step-weeks'
import * as tables from './tables.module.css'
import type { MadeOf } from './made-of'
import * as styles from './steps.module.css'

const Total = ({ name, kronor, hours }: { readonly name: string; readonly kronor: number; readonly hours: number }) => (
  <tr data-lead="">
    <th scope="row">{name}</th>
    <td>{formatMoney(kronor)}</td>
    <td>{formatFractionalHours(hours)}</td>
  </tr>
)

const StepName = ({ step, isOpen, weeksId, onToggle }: StepNameProps) => {
  const { t } = useTranslation('forecast-follow-up')
  const name = t(`steps.names.${step.id}`)
  return (
    <th scope="row">
      <div className={styles.name}>
        {step.weeks.length > 0 && (
          <Button
            variant="quiet"
            aria-expanded={isOpen}
            aria-controls={isOpen ? weeksId : undefined}
            aria-label={t(isOpen ? 'steps.hide' : 'steps.show', { step: name })}
            icon={<Icon name={isOpen ? 'chevron-down' : 'chevron-right'} />}
            onClick={onToggle}
          />
        )}
        <span className={styles.words}>
          {name}
          <span className={styles.about}>{t(`steps.about.${step.id}`)}</span>
        </span>
      </div>
    </th>
  )
}
type StepNameProps = {
  readonly step: BridgeStep
  readonly isOpen: boolean
  readonly weeksId: string
  readonly onToggle: () => void
}

const StepRows = ({ step, madeOf }: { readonly step: BridgeStep; readonly madeOf: MadeOf }) => {
  const [isOpen, setIsOpen] = useState(false)
  const weeksId = useId()
  return (
    <>
      <tr data-step={step.id}>
        <StepName {...{ step, isOpen, weeksId }} onToggle={() => setIsOpen(before => !before)} />
        <td data-tone={toneOfKronor(step.kronor)}>{signedKronor(step.kronor)}</td>
        <td>{signedHours(step.hours)}</td>
      </tr>
      {isOpen && (
        <tr>
          <td colSpan={3} className={styles.weeks}>
            <StepWeeks id={weeksId} step={step} madeOf={madeOf} />
          </td>
        </tr>
      )}
    </>
  )
}

type StepsProps = Bridge & { readonly madeOf: MadeOf }

/** Budget, steps and projection; budget and steps make the projection. */
export const StepsTable = ({ budget, steps, projection, madeOf }: StepsProps) => {
  const { t } = useTranslation('forecast-follow-up')
  const isChanged = steps.some(({ id }) => id === 'changed-budget')
  return (
    <WideTable label={t('steps.title')} className={classNames(tables.table, styles.table)}>
      <table>
        <thead>
          <tr>
            {['step', 'kronor', 'hours'].map(head => (
              <th key={head} scope="col">
                {t(`steps.${head}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Total name={t(isChanged ? 'budgetWithChanges' : 'budget')} {...budget} />
          {steps.map(step => (
            <Fragment key={step.id}>
              <StepRows step={step} madeOf={madeOf} />
            </Fragment>
          ))}
          <Total name={t('projection')} {...projection} />
        </tbody>
      </table>
    </WideTable>
  )
}
