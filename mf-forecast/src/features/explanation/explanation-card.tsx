import type { Explanation } from '@veckovis/domain/forecast'
import { useTranslation } from '@veckovis/platform'
import { ExplanationFormula, ExplanationRelated, ExplanationResult } from '@veckovis/ui/explanation'
import { figureText, nameOfTerm, type ExplanationNames } from './explanation-texts'
import { relatedParts, TermList } from './term-list'

export type ExplanationCardProps = {
  readonly explanation: Explanation
  /** See `explanationNames`. */
  readonly names: ExplanationNames
}

/** How a figure came about: the formula in words, what it was calculated from, and the result. */
export const ExplanationCard = ({ explanation, names }: ExplanationCardProps) => {
  const { t } = useTranslation('mf-forecast')
  const { formulaId, caseId, terms, related = [] } = explanation
  return (
    <>
      <ExplanationFormula exception={caseId === undefined ? undefined : t(`why.cases.${caseId}`)}>
        {t(`why.formulas.${formulaId}`)}
      </ExplanationFormula>
      {terms.length > 0 && <TermList of={explanation} terms={terms} names={names} depth={0} />}
      <ExplanationResult
        label={t('why.result')}
        text={caseId === 'nothing-to-earn' ? '–' : figureText(explanation, t)}
      />
      {related.length > 0 && (
        <ExplanationRelated
          label={t('why.related')}
          figures={related.map(term => ({
            key: term.nameId,
            name: nameOfTerm(term, names, t),
            text: term.caseId === undefined ? figureText(term, t) : t(`why.cases.${term.caseId}`),
            parts: relatedParts(term, names, t),
          }))}
        />
      )}
    </>
  )
}
