import { useTranslation } from '@veckovis/platform'
import { ExplanationDialog } from '@veckovis/ui/explanation'
import { ExplanationCard, type ExplanationCardProps } from './explanation-card'

export type ExplanationPopoverProps = ExplanationCardProps & {
  /** What is explained, such as the row and the week. */
  readonly title: string
  readonly anchor: HTMLElement
  readonly onClose: () => void
}

/** The explanation of a figure of the forecast. Mount it with a key per figure. */
export const ExplanationPopover = ({ title, anchor, onClose, ...card }: ExplanationPopoverProps) => {
  const { t } = useTranslation('mf-forecast')
  return (
    <ExplanationDialog ask={t('why.title')} title={title} closeLabel={t('why.close')} anchor={anchor} onClose={onClose}>
      <ExplanationCard {...card} />
    </ExplanationDialog>
  )
}
