import type { BudgetExplanation, BudgetTerm } from '@veckovis/domain'
import { useTranslation } from '@veckovis/platform'
import { VisuallyHidden } from '@veckovis/ui'
import { Fragment } from 'react'
import { figureText, termName, type Words } from './explanation-texts'

type TermProps = { readonly term: BudgetTerm; readonly of: BudgetExplanation }

/** The name of a term, and what it is multiplied by below it. */
const TermName = ({ term: { nameId, unit, value, factor } }: Pick<TermProps, 'term'>) => {
  const { t } = useTranslation('mf-budget')
  return (
    <th scope="row">
      {termName(nameId, t)}
      {factor !== undefined && (
        <span className="mf-budget-why__times">
          {t('why.times', { value: figureText(value, unit, t), factor: figureText(factor.value, factor.unit, t) })}
        </span>
      )}
    </th>
  )
}

const termText = ({ term: { value, unit, contribution }, of }: TermProps, words: Words) =>
  contribution === undefined ? figureText(value, unit, words) : figureText(contribution, of.unit, words)

/** How a term itself came about, behind a line that opens it. */
const Origin = ({ term }: Pick<TermProps, 'term'>) => {
  const { t } = useTranslation('mf-budget')
  const { from } = term
  if (from === undefined) return null
  return (
    <tr className="mf-budget-why__parts">
      <td colSpan={2}>
        <details>
          <summary>
            {t('why.parts')}
            <VisuallyHidden> {termName(term.nameId, t)}</VisuallyHidden>
          </summary>
          <p>{t(`why.formulas.${from.formulaId}`)}</p>
          <TermTable of={from} />
        </details>
      </td>
    </tr>
  )
}

/** What a figure was calculated from, and what those are made of. */
export const TermTable = ({ of }: Pick<TermProps, 'of'>) => {
  const { t } = useTranslation('mf-budget')
  if (of.terms.length === 0) return null
  const isSum = of.terms.some(({ contribution }) => contribution !== undefined)
  return (
    <table className="mf-budget-why__table">
      <thead>
        <tr>
          <th scope="col">{t('why.columns.name')}</th>
          <th scope="col">{t(isSum ? 'why.columns.contribution' : 'why.columns.value')}</th>
        </tr>
      </thead>
      <tbody>
        {of.terms.map((term, place) => (
          <Fragment key={place}>
            <tr>
              <TermName term={term} />
              <td>{termText({ term, of }, t)}</td>
            </tr>
            <Origin term={term} />
          </Fragment>
        ))}
      </tbody>
    </table>
  )
}
