import type { ExplanationIn, Vocabulary } from './explanation'
import type { DetailsOf, FormulaIn } from './formula'

/** A formula with the place where its inputs are read, wired once for calculating and explaining. */
export type FigureIn<V extends Vocabulary, Frame, Place = void, Value extends V['value'] = V['value'] & number> = {
  readonly calculate: (frame: Frame, place: Place) => Value
  readonly explain: (frame: Frame, place: Place) => ExplanationIn<V, Value>
}

type Read<Frame, Place, Found> = (frame: Frame, place: Place) => Found

export type FigureTelling<V extends Vocabulary, Inputs, Frame, Place> = {
  /** What single inputs are made of themselves */
  readonly details?: { readonly [Name in keyof Inputs]?: Read<Frame, Place, V['detail']> }
  /** Figures told beside the value */
  readonly related?: readonly Read<Frame, Place, V['term']>[]
}

export const figureOf = <V extends Vocabulary, Inputs, Frame, Place, Value extends V['value']>(
  formula: FormulaIn<V, Inputs, Value>,
  inputsOf: Read<Frame, Place, Inputs>,
  { details = {}, related = [] }: FigureTelling<V, Inputs, Frame, Place>,
): FigureIn<V, Frame, Place, Value> => {
  const detailsAt = (frame: Frame, place: Place): DetailsOf<V, Inputs> => {
    const found: { [Name in keyof Inputs]?: V['detail'] } = {}
    for (const name in details) {
      const detailOf = details[name]
      if (detailOf !== undefined) found[name] = detailOf(frame, place)
    }
    return found
  }
  return {
    calculate: (frame, place) => formula.calculate(inputsOf(frame, place)),
    explain: (frame, place) => ({
      ...formula.explain(inputsOf(frame, place), detailsAt(frame, place)),
      ...(related.length === 0 ? {} : { related: related.map(relatedOf => relatedOf(frame, place)) }),
    }),
  }
}
