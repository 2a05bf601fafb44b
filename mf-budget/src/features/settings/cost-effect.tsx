import type { CostPreview } from '@veckovis/contracts/budget'
import { formatMoney } from '@veckovis/domain/numbers'
import { Loaded, type Read } from '@veckovis/forms/loaded'
import { useTranslation } from '@veckovis/platform'
import { WideTable } from '@veckovis/ui'
import { signed } from './setting-values'
import * as styles from './cost-effect.module.css'

type Figures = CostPreview['sum']

const FigureCells = ({ costBefore, costAfter, leftAfter }: Figures) => (
  <>
    <td>{formatMoney(costBefore)}</td>
    <td>{formatMoney(costAfter)}</td>
    <td>{signed(costAfter - costBefore, formatMoney)}</td>
    <td>{formatMoney(leftAfter)}</td>
  </>
)

const columns = ['before', 'after', 'difference', 'left'] as const

const EffectTable = ({ units, sum }: CostPreview) => {
  const { t } = useTranslation('mf-budget')
  return (
    <WideTable label={t('settings.revisions.effect.title')} look="bare" className={styles.effect}>
      <table aria-label={t('settings.revisions.effect.title')}>
        <thead>
          <tr>
            <th scope="col">{t('settings.revisions.effect.unit')}</th>
            {columns.map(column => (
              <th key={column} scope="col">
                {t(`settings.revisions.effect.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {units.map(({ unitId, name, year, ...figures }) => (
            <tr key={`${unitId} ${year}`}>
              <th scope="row">{t('settings.revisions.effect.unitYear', { name, year })}</th>
              <FigureCells {...figures} />
            </tr>
          ))}
        </tbody>
        {units.length > 1 && (
          <tfoot>
            <tr>
              <th scope="row">{t('settings.revisions.effect.sum')}</th>
              <FigureCells {...sum} />
            </tr>
          </tfoot>
        )}
      </table>
    </WideTable>
  )
}

type RevisionEffectProps = {
  readonly query: Read<CostPreview>
  /** Said where no year's cost changes, in place of that no forecast is affected. */
  readonly none?: string
}

/** What a change of a dated setting would do to the year of each unit, in kronor. */
export const CostEffect = ({ query, none }: RevisionEffectProps) => {
  const { t } = useTranslation('mf-budget')
  return (
    <div aria-live="polite">
      <Loaded query={query} lines={3} label={t('settings.revisions.effect.loading')}>
        {({ units, sum }) =>
          units.length === 0 ? (
            <p>{none ?? t('settings.revisions.effect.none')}</p>
          ) : (
            <>
              <p>
                {t('settings.revisions.effect.lead', {
                  count: new Set(units.map(({ unitId }) => unitId)).size,
                  difference: signed(sum.costAfter - sum.costBefore, formatMoney),
                })}
              </p>
              <EffectTable units={units} sum={sum} />
            </>
          )
        }
      </Loaded>
    </div>
  )
}
