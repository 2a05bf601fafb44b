import type { Explanation } from '@veckovis/domain'
import { useTranslation } from '@veckovis/platform'
import { figureText, type ExplanationNames } from './explanation-texts'
import { TermList } from './term-list'
import './explanation.css'

export type ExplanationCardProps = {
  readonly explanation: Explanation
  /** See `explanationNames`. */
  readonly names: ExplanationNames
}

const Related = ({ explanation, names }: ExplanationCardProps) => {
  const { t } = useTranslation('mf-forecast')
  const { related = [] } = explanation
  if (related.length === 0) return null
  return (
    <dl className="mf-forecast-why__related" aria-label={t('why.related')}>
      {related.map(term => (
        <div key={term.nameId}>
          <dt>{names(term.nameId)}</dt>
          <dd>{figureText(term, t)}</dd>
        </div>
      ))}
    </dl>
  )
}

/** How a figure came about: the formula in words, what it was calculated from, and the result. */
export const ExplanationCard = ({ explanation, names }: ExplanationCardProps) => {
  const { t } = useTranslation('mf-forecast')
  const { formulaId, caseId, terms } = explanation
  return (
    <div className="mf-forecast-why__body">
      <p className="mf-forecast-why__formula">{t(`why.formulas.${formulaId}`)}</p>
      {caseId !== undefined && <p className="mf-forecast-why__case">{t(`why.cases.${caseId}`)}</p>}
      {terms.length > 0 && <TermList of={explanation} terms={terms} names={names} depth={0} />}
      <p className="mf-forecast-why__result">
        <span>{t('why.result')}</span>
        <strong>{figureText(explanation, t)}</strong>
      </p>
      <Related explanation={explanation} names={names} />
    </div>
  )
}
