import type { BridgeStepId, WholeAmounts } from '@veckovis/domain/follow-up'
import { formatFractionalHours, formatMoney } from '@veckovis/domain/numbers'
import { useTranslation } from '@veckovis/platform'
import { classNames, WideTable } from '@veckovis/ui'
import { Fragment, type ReactNode } from 'react'
import { signedHours, signedKronor, toneOfKronor } from '../signed-texts'
import * as tables from '../tables.module.css'
import * as styles from './occasions.module.css'
import type { Snapshot } from './snapshot'

const Total = ({ name, amounts: { hours, ore } }: { readonly name: string; readonly amounts: WholeAmounts }) => (
  <tr data-lead="">
    <th scope="row">{name}</th>
    <td>{formatMoney(ore / 100)}</td>
    <td>{formatFractionalHours(hours / 100)}</td>
  </tr>
)

type SnapshotStepsProps = {
  readonly snapshot: Snapshot
  /** What stands below a step, null where nothing does */
  readonly below: (step: BridgeStepId) => ReactNode
}

/** The steps from the budget to the projection, with what is written about each below it. */
export const SnapshotSteps = ({ snapshot: { whole, steps }, below }: SnapshotStepsProps) => {
  const { t } = useTranslation('forecast-follow-up')
  const { t: words } = useTranslation('forecast-occasions')
  const isChanged = steps.some(({ id }) => id === 'changed-budget')
  // The budget that is told counts its changes already: the first step leads from it back to the locked one.
  return (
    <section className={tables.section}>
      <h2>{t('steps.title')}</h2>
      <WideTable label={words('steps')} className={classNames(tables.table, styles.table)}>
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
            <Total name={t(isChanged ? 'budgetWithChanges' : 'budget')} amounts={whole.budget} />
            {steps.map(({ id, ore, hours }) => {
              const note = below(id)
              return (
                <Fragment key={id}>
                  <tr data-step={id}>
                    <th scope="row">{t(`steps.names.${id}`)}</th>
                    <td data-tone={toneOfKronor(ore / 100)}>{signedKronor(ore / 100)}</td>
                    <td>{signedHours(hours / 100)}</td>
                  </tr>
                  {note !== null && (
                    <tr>
                      <td colSpan={3} className={styles.comment}>
                        {note}
                      </td>
                    </tr>
                  )}
                </Fragment>
              )
            })}
            <Total name={t('projection')} amounts={whole.projection} />
          </tbody>
        </table>
      </WideTable>
    </section>
  )
}
