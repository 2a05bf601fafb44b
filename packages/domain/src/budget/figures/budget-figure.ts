import { figureOf, type FigureIn } from '../../formula/figure'
import type { BudgetVocabulary } from '../formula/budget-explanation'
import type { BudgetFormula } from '../formula/budget-formula'

/** A figure of a budget; its frame is what the budget was made of. */
export type BudgetFigure<Frame> = FigureIn<BudgetVocabulary, Frame>

type Source<Frame, Value> = BudgetFigure<Frame> | ((frame: Frame) => Value)

/** Where each input of a formula comes from: another figure, which tells its own origin, or the frame. */
type Wiring<Frame, Inputs> = { readonly [Name in keyof Inputs]: Source<Frame, Inputs[Name]> }

/** Wires formulas to the figures and the values of a frame that they rest on, once for calculating and explaining. */
export const figuresFrom =
  <Frame>() =>
  <Inputs>(formula: BudgetFormula<Inputs>, wiring: Wiring<Frame, Inputs>): BudgetFigure<Frame> => {
    const sources = Object.entries<Source<Frame, unknown>>(wiring)
    const read = (frame: Frame) =>
      sources.map(([name, source]) => [name, typeof source === 'function' ? source(frame) : source.calculate(frame)])
    const details = sources.flatMap(([name, source]) =>
      typeof source === 'function' ? [] : [[name, (frame: Frame) => ({ from: source.explain(frame) })] as const],
    )
    return figureOf(formula, (frame: Frame): Inputs => Object.fromEntries(read(frame)), {
      details: Object.fromEntries(details) as { [Name in keyof Inputs]?: (frame: Frame) => BudgetVocabulary['detail'] },
    })
  }
