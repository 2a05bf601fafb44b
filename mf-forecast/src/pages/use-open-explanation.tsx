import type { BudgetBasisFigure } from '@veckovis/domain/forecast'
import type { GridAddress } from '@veckovis/grid'
import { useTranslation } from '@veckovis/platform'
import { useCallback, useMemo, useState } from 'react'
import type { ForecastEditor } from '../data/forecast-editor'
import type { ForecastCardId } from '../features/cards/card-ids'
import { explanationNames } from '../features/explanation/explanation-texts'
import { ExplanationPopover } from '../features/explanation/explanation-popover'
import { useFigures, type FiguresAtom } from '../features/forecast-tables/use-forecast-figures'
import { explainAsked, titleOfAsked, type Asked, type ExplanationGrounds } from './explain-asked'

type ExplanationInput = ExplanationGrounds & { readonly editor: ForecastEditor; readonly figuresAtom: FiguresAtom }

type OpenExplanation = { readonly asked: Asked; readonly anchor: HTMLElement }

type LiveExplanationProps = {
  readonly input: ExplanationInput
  readonly open: OpenExplanation
  readonly onClose: () => void
}

/** Explains anew from every edit, so that it tells what is shown now. */
const LiveExplanation = ({ input, open: { asked, anchor }, onClose }: LiveExplanationProps) => {
  const { t } = useTranslation('mf-forecast')
  const figures = useFigures(input.editor, input.figuresAtom)
  const names = useMemo(() => explanationNames(input.absenceNames, t), [input.absenceNames, t])
  const explanation = explainAsked(asked, figures, input)
  if (explanation === null) return null
  return (
    <ExplanationPopover {...{ explanation, names, anchor, onClose }} title={titleOfAsked(asked, figures, input, t)} />
  )
}

const keyOf = ({ asked }: OpenExplanation) => JSON.stringify(asked)

/** Which figure is being explained, and the ways to ask. */
export const useOpenExplanation = (input: ExplanationInput) => {
  const { editor, figuresAtom, absenceNames, budget, illnessAsPercentage } = input
  const [open, setOpen] = useState<OpenExplanation | null>(null)
  const close = useCallback(() => setOpen(null), [])
  const ways = useMemo(() => {
    const ask = (asked: Asked, anchor: HTMLElement) => setOpen({ asked, anchor })
    const grounds = { absenceNames, budget, illnessAsPercentage }
    return {
      isExplained: (address: GridAddress) =>
        explainAsked({ kind: 'cell', address }, editor.store.get(figuresAtom), grounds) !== null,
      openCell: (address: GridAddress, anchor: HTMLElement) => ask({ kind: 'cell', address }, anchor),
      openCard: (card: ForecastCardId, anchor: HTMLElement) => ask({ kind: 'card', card }, anchor),
      openBasis: (figure: BudgetBasisFigure, anchor: HTMLElement) => ask({ kind: 'basis', figure }, anchor),
    }
  }, [editor, figuresAtom, absenceNames, budget, illnessAsPercentage])
  const popover = open === null ? null : <LiveExplanation key={keyOf(open)} {...{ input, open }} onClose={close} />
  return { ...ways, popover }
}
