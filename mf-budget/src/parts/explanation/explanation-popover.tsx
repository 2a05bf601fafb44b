import type { BudgetExplanation } from '@veckovis/domain/budget'
import { useTranslation } from '@veckovis/platform'
import { ExplanationDialog, ExplanationFormula, ExplanationResult } from '@veckovis/ui/explanation'
import { figureText } from './explanation-texts'
import { TermTable } from './term-table'

type ExplanationPopoverProps = {
  /** The name of the figure, as it stands on the page. */
  readonly title: string
  readonly explanation: BudgetExplanation
  readonly anchor: HTMLElement
  readonly onClose: () => void
}

/** How a figure of a budget came about. */
export const ExplanationPopover = ({ title, explanation, anchor, onClose }: ExplanationPopoverProps) => {
  const { t } = useTranslation('mf-budget')
  return (
    <ExplanationDialog ask={t('why.title')} title={title} closeLabel={t('why.close')} anchor={anchor} onClose={onClose}>
      <ExplanationFormula>{t(`why.formulas.${explanation.formulaId}`)}</ExplanationFormula>
      <TermTable of={explanation} />
      <ExplanationResult label={t('why.result')} text={figureText(explanation.value, explanation.unit, t)} />
    </ExplanationDialog>
  )
}
