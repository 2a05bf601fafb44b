import { useTranslation } from '@veckovis/platform'
import { ExplanationDialog } from '@veckovis/ui/explanation'
import type { ReactNode } from 'react'
import { ExplanationCard, type ExplanationCardProps } from './explanation-card'

export type ExplanationPopoverProps = ExplanationCardProps & {
  /** What is explained, such as the row and the week. */
  readonly title: string
  readonly anchor: HTMLElement
  readonly onClose: () => void
  /** Below the explanation, such as what became of the figure. */
  readonly children?: ReactNode
}

/** The explanation of a figure of the forecast. Mount it with a key per figure. */
export const ExplanationPopover = ({ title, anchor, onClose, children, ...card }: ExplanationPopoverProps) => {
  const { t } = useTranslation('mf-forecast')
  return (
    <ExplanationDialog ask={t('why.title')} title={title} closeLabel={t('why.close')} anchor={anchor} onClose={onClose}>
      <ExplanationCard {...card} />
      {children}
    </ExplanationDialog>
  )
}
