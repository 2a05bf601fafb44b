import { figureOf, type FigureIn, type FigureTelling } from '../../formula/figure'
import { at } from '../calculation/at-week'
import type { NumberFigureKey } from '../forecast-result'
import type { Explanation, ExplanationTerm, FigureValue, ForecastVocabulary, TermDetail } from '../formula/explanation'
import type { ExplanationNameId, FormulaId } from '../formula/explanation-ids'
import type { Formula } from '../formula/forecast-formula'
import { listWeeks, type RunningWeeks, type ValuesOfWeeks } from '../formula/list-formulas'
import type { WeekFrame } from './week-frame'

type WeekFigure<Value extends FigureValue> = FigureIn<ForecastVocabulary, WeekFrame, number, Value>

/** One figure of a week; a place is a week of the range, 0 being the start week. */
export type Figure<Value extends FigureValue = number> = WeekFigure<Value> & {
  /** Puts the figure of every week of the range in its place. */
  readonly fill: (frame: WeekFrame, values: Value[]) => void
}

type FromWeek<Found> = (frame: WeekFrame, place: number) => Found

export const figure = <Inputs, Value extends FigureValue = number>(
  formula: Formula<Inputs, Value>,
  inputsOf: FromWeek<Inputs>,
  telling: FigureTelling<ForecastVocabulary, Inputs, WeekFrame, number> = {},
): Figure<Value> => ({
  ...figureOf(formula, inputsOf, telling),
  fill: (frame, values) => {
    for (let place = 0; place < frame.weeks; place += 1) values[place] = formula.calculate(inputsOf(frame, place))
  },
})

/** The same figure, whose formula is said in other words in some weeks: what is calculated stays. */
export const toldOtherwise = (
  source: Figure,
  { as, where }: { readonly as: FormulaId; readonly where: FromWeek<boolean> },
): Figure => ({
  ...source,
  explain: (frame, place) => {
    const explanation = source.explain(frame, place)
    return where(frame, place) ? { ...explanation, formulaId: as } : explanation
  },
})

/** What an explained figure is made of, as the parts of a term. */
export const detailOf = ({ terms, caseId }: Explanation): TermDetail => ({
  ...(terms.length === 0 ? {} : { parts: terms }),
  ...(caseId === undefined ? {} : { caseId }),
})

/** The parts of an input that is a figure of the same week. */
export const madeOf =
  (source: Figure): FromWeek<TermDetail> =>
  (frame, place) =>
    detailOf(source.explain(frame, place))

/** A figure of the same week told beside another one. */
export const besideIt =
  (nameId: ExplanationNameId, source: Figure): FromWeek<ExplanationTerm> =>
  (frame, place) => {
    const { unit, value } = source.explain(frame, place)
    return { nameId, unit, value }
  }

/** The same with how it came about. */
export const explainedBesideIt =
  (nameId: ExplanationNameId, source: Figure): FromWeek<ExplanationTerm> =>
  (frame, place) => {
    const explanation = source.explain(frame, place)
    return { nameId, unit: explanation.unit, value: explanation.value, ...detailOf(explanation) }
  }

/** The values of a figure from the start week to a place. */
export const sinceStart = (
  frame: WeekFrame,
  place: number,
  key: NumberFigureKey,
  nameId: ExplanationNameId,
): ValuesOfWeeks => ({
  values: frame.figures[key],
  from: 0,
  to: place + 1,
  nameId,
  firstWeek: frame.range.startWeek,
})

/** A figure that adds up another one from the start week. */
export const running = (
  formula: Formula<RunningWeeks>,
  sums: NumberFigureKey,
  added: NumberFigureKey,
  nameId: ExplanationNameId,
): Figure =>
  figure(formula, ({ figures, range }, place) => ({
    values: figures[added],
    from: 0,
    to: place + 1,
    nameId,
    firstWeek: range.startWeek,
    before: place === 0 ? 0 : at(figures[sums], place - 1),
  }))

/** One part per week of money from the start week to the week before a place. */
export const weeksBefore = (frame: WeekFrame, place: number, key: NumberFigureKey, nameId: ExplanationNameId) =>
  listWeeks(sinceStart(frame, place - 1, key, nameId), 'money')
