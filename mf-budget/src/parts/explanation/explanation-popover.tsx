import type { BudgetExplanation } from '@veckovis/domain'
import { useTranslation } from '@veckovis/platform'
import { Button, Icon, useAnchored } from '@veckovis/ui'
import { useId, useRef } from 'react'
import { figureText } from './explanation-texts'
import { TermTable } from './term-table'
import './explanation.css'

type ExplanationPopoverProps = {
  /** The name of the figure, as it stands on the page. */
  readonly title: string
  readonly explanation: BudgetExplanation
  /** The dialog stands beside it, below it in a narrow window. */
  readonly anchor: HTMLElement
  readonly onClose: () => void
}

/** How a figure came about, in a small dialog beside it that is not modal: the page stays in use. */
export const ExplanationPopover = ({ title, explanation, anchor, onClose }: ExplanationPopoverProps) => {
  const { t } = useTranslation('mf-budget')
  const titleId = useId()
  const panel = useRef<HTMLDivElement>(null)
  useAnchored(panel, anchor, { onEscape: onClose, onOutside: onClose })
  return (
    <div ref={panel} className="mf-budget-why" role="dialog" aria-labelledby={titleId}>
      <div className="mf-budget-why__head">
        <h2 id={titleId} className="mf-budget-why__title">
          <span className="mf-budget-why__ask">{t('why.title')}</span> {title}
        </h2>
        <Button
          variant="quiet"
          aria-label={t('why.close')}
          icon={<Icon name="close" />}
          onClick={onClose}
          data-first-focus=""
        />
      </div>
      <div className="mf-budget-why__body">
        <p className="mf-budget-why__formula">{t(`why.formulas.${explanation.formulaId}`)}</p>
        <TermTable of={explanation} />
        <p className="mf-budget-why__result">
          <span>{t('why.result')}</span>
          <strong>{figureText(explanation.value, explanation.unit, t)}</strong>
        </p>
      </div>
    </div>
  )
}
