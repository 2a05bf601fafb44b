import type { WholeAmounts } from '@veckovis/domain/follow-up'
import { useTranslation } from '@veckovis/platform'
import { classNames, WideTable } from '@veckovis/ui'
import { signedPercent, toneOfKronor } from '../signed-texts'
import * as tables from '../tables.module.css'
import { useOccasionWords } from './occasion-words'
import * as styles from './occasions.module.css'
import { percentOf, periodOf, type Snapshot } from './snapshot'

type Figures = Readonly<Record<'budget' | 'projection' | 'deviation', WholeAmounts>>

const Amounts = ({ hours, ore }: WholeAmounts) => {
  const words = useOccasionWords()
  return (
    <td>
      {words.money(ore)}
      <span className={styles.below}>{words.hours(hours)}</span>
    </td>
  )
}

/** A deviation in kronor with the hours below it, the sign in front of both. */
export const Deviation = ({ hours, ore }: WholeAmounts) => {
  const words = useOccasionWords()
  return (
    <td>
      <span data-tone={toneOfKronor(ore / 100)}>{words.signedMoney(ore)}</span>
      <span className={styles.below}>{words.signedHours(hours)}</span>
    </td>
  )
}

const Row = ({ name, figures: { budget, projection, deviation } }: { name: string; figures: Figures }) => (
  <tr>
    <th scope="row">{name}</th>
    <Amounts {...budget} />
    <Amounts {...projection} />
    <Deviation {...deviation} />
    <td>{signedPercent(percentOf(deviation.ore, budget.ore))}</td>
  </tr>
)

/** Budget, projection and deviation of the year, and of the period of the occasion. */
export const SnapshotFigures = ({ snapshot }: { readonly snapshot: Snapshot }) => {
  const { t } = useTranslation('forecast-occasions')
  const { t: words } = useTranslation('forecast-follow-up')
  const { period } = useOccasionWords()
  const { year, untilMonth, whole } = snapshot
  return (
    <WideTable label={t('figures')} className={classNames(tables.table, styles.table)}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('ofPeriod')}</th>
            <th scope="col">{words('budget')}</th>
            <th scope="col">{words('projection')}</th>
            <th scope="col">{words('deviation')}</th>
            <th scope="col">{words('months.percentKronor')}</th>
          </tr>
        </thead>
        <tbody>
          <Row name={words('year', { year })} figures={whole} />
          {untilMonth < 12 && <Row name={t('whereof', { period: period(untilMonth) })} figures={periodOf(snapshot)} />}
        </tbody>
      </table>
    </WideTable>
  )
}
