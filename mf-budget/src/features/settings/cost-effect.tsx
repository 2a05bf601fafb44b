import type { CostPreview } from '@veckovis/contracts/budget'
import { formatMoney, nothing } from '@veckovis/domain/numbers'
import { Loaded, type Read } from '@veckovis/forms/loaded'
import { useTranslation, type Words } from '@veckovis/platform'
import { WideTable } from '@veckovis/ui'
import { signed } from './setting-values'
import * as styles from './cost-effect.module.css'

type Figures = CostPreview['sum']
type Unit = CostPreview['units'][number]

const costDifference = ({ costBefore, costAfter }: Figures): number => costAfter - costBefore

/** Undefined where a year shows income only before the change, or only after it. */
const incomeDifference = ({ incomeBefore, incomeAfter }: Figures): number | undefined =>
  incomeBefore === undefined || incomeAfter === undefined ? undefined : incomeAfter - incomeBefore

const costColumns = {
  before: ({ costBefore }: Figures) => formatMoney(costBefore),
  after: ({ costAfter }: Figures) => formatMoney(costAfter),
  difference: (figures: Figures) => signed(costDifference(figures), formatMoney),
  left: ({ leftAfter }: Figures) => formatMoney(leftAfter),
}

const income = (value: number | undefined) => (value === undefined ? nothing : formatMoney(value))

const shownIncomeDifference = (figures: Figures): string => {
  const difference = incomeDifference(figures)
  return difference === undefined ? nothing : signed(difference, formatMoney)
}

const incomeColumns = {
  incomeBefore: ({ incomeBefore }: Figures) => income(incomeBefore),
  incomeAfter: ({ incomeAfter }: Figures) => income(incomeAfter),
  incomeDifference: shownIncomeDifference,
}

const movesIncome = ({ incomeBefore, incomeAfter }: Figures): boolean => incomeBefore !== incomeAfter

const unitsIn = (units: readonly Unit[]): number => new Set(units.map(({ unitId }) => unitId)).size

/** The years that move: the sum is of them all. */
const yearsOf = (units: readonly Unit[], words: Words): string => {
  const years = [...new Set(units.map(({ year }) => year))].sort((one, other) => one - other)
  const [first, last] = [years.slice(0, -1).join(', '), years.at(-1)]
  return first === '' ? String(last) : words('settings.revisions.effect.years', { first, last })
}

const costLead = (units: readonly Unit[], sum: Figures, words: Words): string =>
  words('settings.revisions.effect.lead', {
    count: unitsIn(units),
    years: yearsOf(units, words),
    difference: signed(costDifference(sum), formatMoney),
  })

const incomeLead = (units: readonly Unit[], sum: Figures, words: Words): string => {
  const [count, years] = [unitsIn(units), yearsOf(units, words)]
  if (sum.incomeAfter === undefined) return words('settings.revisions.effect.incomeEnds', { count })
  if (sum.incomeBefore === undefined)
    return words('settings.revisions.effect.incomeBegins', { count, years, income: formatMoney(sum.incomeAfter) })
  const difference = signed(sum.incomeAfter - sum.incomeBefore, formatMoney)
  return words('settings.revisions.effect.incomeLead', { count, years, difference })
}

/** What a change does to costs, to income, or to both. */
const effectsOf = (units: readonly Unit[]) => {
  const effects = [
    { name: 'cost', units: units.filter(unit => costDifference(unit) !== 0), leadOf: costLead, columns: costColumns },
    { name: 'income', units: units.filter(movesIncome), leadOf: incomeLead, columns: incomeColumns },
  ] as const
  const moving = effects.filter(each => each.units.length > 0)
  return moving.length === 0 ? effects.slice(0, 1) : moving
}

type Effects = ReturnType<typeof effectsOf>

const columnsOf = (effects: Effects) =>
  effects.flatMap(({ columns }) =>
    Object.entries<(figures: Figures) => string>(columns).map(([head, figure]) => ({ head, figure })),
  )

type EffectTableProps = CostPreview & { readonly effects: Effects }

const EffectTable = ({ units, sum, effects }: EffectTableProps) => {
  const { t } = useTranslation('mf-budget')
  const columns = columnsOf(effects)
  const cellsOf = (figures: Figures) => columns.map(({ head, figure }) => <td key={head}>{figure(figures)}</td>)
  return (
    <WideTable label={t('settings.revisions.effect.title')} look="bare" className={styles.effect}>
      <table aria-label={t('settings.revisions.effect.title')}>
        <thead>
          <tr>
            <th scope="col">{t('settings.revisions.effect.unit')}</th>
            {columns.map(({ head }) => (
              <th key={head} scope="col">
                {t(`settings.revisions.effect.${head}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {units.map(({ unitId, name, year, ...figures }) => (
            <tr key={`${unitId} ${year}`}>
              <th scope="row">{t('settings.revisions.effect.unitYear', { name, year })}</th>
              {cellsOf(figures)}
            </tr>
          ))}
        </tbody>
        {units.length > 1 && (
          <tfoot>
            <tr>
              <th scope="row">{t('settings.revisions.effect.sum')}</th>
              {cellsOf(sum)}
            </tr>
          </tfoot>
        )}
      </table>
    </WideTable>
  )
}

type CostEffectProps = {
  readonly query: Read<CostPreview>
  /** Said where no year changes, in place of that no forecast is affected. */
  readonly none?: string
}

/** What a change of a dated setting would do to the year of each unit, in kronor. */
export const CostEffect = ({ query, none }: CostEffectProps) => {
  const { t } = useTranslation('mf-budget')
  return (
    <div aria-live="polite">
      <Loaded query={query} lines={3} label={t('settings.revisions.effect.loading')}>
        {({ units, sum }) => {
          if (units.length === 0) return <p>{none ?? t('settings.revisions.effect.none')}</p>
          const effects = effectsOf(units)
          return (
            <>
              {effects.map(({ name, units: moved, leadOf }) => (
                <p key={name}>{leadOf(moved, sum, t)}</p>
              ))}
              <EffectTable units={units} sum={sum} effects={effects} />
            </>
          )
        }}
      </Loaded>
    </div>
  )
}
