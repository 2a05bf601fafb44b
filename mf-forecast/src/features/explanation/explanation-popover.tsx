import { useTranslation } from '@veckovis/platform'
import { Button, Icon, useAnchored } from '@veckovis/ui'
import { useId, useRef } from 'react'
import { ExplanationCard, type ExplanationCardProps } from './explanation-card'

export type ExplanationPopoverProps = ExplanationCardProps & {
  /** What is explained, such as the row and the week. */
  readonly title: string
  /** The dialog stands beside it, below it in a narrow window. */
  readonly anchor: HTMLElement
  readonly onClose: () => void
}

/** An explanation in a small dialog beside its figure, not modal: the page stays in use. Mount it with a key per figure. */
export const ExplanationPopover = ({ title, anchor, onClose, ...card }: ExplanationPopoverProps) => {
  const { t } = useTranslation('mf-forecast')
  const titleId = useId()
  const panel = useRef<HTMLDivElement>(null)
  useAnchored(panel, anchor, { onEscape: onClose, onOutside: onClose })
  return (
    <div ref={panel} className="mf-forecast-why" role="dialog" aria-labelledby={titleId}>
      <div className="mf-forecast-why__head">
        <h2 id={titleId} className="mf-forecast-why__title">
          <span className="mf-forecast-why__ask">{t('why.title')}</span> {title}
        </h2>
        <Button
          variant="quiet"
          aria-label={t('why.close')}
          icon={<Icon name="close" />}
          onClick={onClose}
          data-first-focus=""
        />
      </div>
      <ExplanationCard {...card} />
    </div>
  )
}
