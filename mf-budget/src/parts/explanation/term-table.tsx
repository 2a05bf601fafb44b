import type { BudgetExplanation, BudgetTerm } from '@veckovis/domain/budget'
import { useTranslation, type Words } from '@veckovis/platform'
import { ExplanationTable, type ExplanationRow } from '@veckovis/ui/explanation'
import { figureText, termName } from './explanation-texts'

const termText = ({ value, unit, contribution }: BudgetTerm, of: BudgetExplanation, words: Words) =>
  contribution === undefined ? figureText(value, unit, words) : figureText(contribution, of.unit, words)

const timesText = ({ unit, value, factor }: BudgetTerm, words: Words) =>
  factor === undefined
    ? undefined
    : words('why.times', {
        value: figureText(value, unit, words),
        factor: figureText(factor.value, factor.unit, words),
      })

/** How a term itself came about. */
const originOf = ({ from }: BudgetTerm, words: Words): ExplanationRow['parts'] =>
  from === undefined
    ? undefined
    : {
        label: words('why.parts'),
        content: (
          <>
            <p>{words(`why.formulas.${from.formulaId}`)}</p>
            <TermTable of={from} />
          </>
        ),
      }

/** What a figure was calculated from, and what those are made of. */
export const TermTable = ({ of }: { readonly of: BudgetExplanation }) => {
  const { t } = useTranslation('mf-budget')
  if (of.terms.length === 0) return null
  const isSum = of.terms.some(({ contribution }) => contribution !== undefined)
  return (
    <ExplanationTable
      columns={[t('why.columns.name'), t(isSum ? 'why.columns.contribution' : 'why.columns.value')]}
      rows={of.terms.map((term, place) => ({
        key: place,
        name: termName(term.nameId, t),
        times: timesText(term, t),
        cells: [termText(term, of, t)],
        parts: originOf(term, t),
      }))}
    />
  )
}
