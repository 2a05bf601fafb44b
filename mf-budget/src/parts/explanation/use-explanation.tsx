import type { BudgetExplanation } from '@veckovis/domain/budget'
import { useCallback, useState } from 'react'
import { ExplanationPopover } from './explanation-popover'

type Asked<Figure extends string> = { readonly figure: Figure; readonly title: string; readonly anchor: HTMLElement }

/** Which figure is being explained. It is explained again after every change, so that it tells what is shown now. */
export const useExplanation = <Figure extends string>(explain: (figure: Figure) => BudgetExplanation | null) => {
  const [asked, setAsked] = useState<Asked<Figure> | null>(null)
  const ask = useCallback(
    (figure: Figure, title: string, anchor: HTMLElement) => setAsked({ figure, title, anchor }),
    [],
  )
  const explanation = asked === null ? null : explain(asked.figure)
  const popover =
    asked === null || explanation === null ? null : (
      <ExplanationPopover
        key={asked.figure}
        title={asked.title}
        explanation={explanation}
        anchor={asked.anchor}
        onClose={() => setAsked(null)}
      />
    )
  return { ask, popover }
}
