import type { Formula } from '../formula/define-formula'
import type { Explanation, ExplanationTerm, FigureValue, TermDetail } from '../formula/explanation'
import type { ExplanationNameId } from '../formula/explanation-ids'
import { listWeeks, type RunningWeeks, type ValuesOfWeeks } from '../formula/list-formulas'
import { at } from '../calculation/at-week'
import type { NumberFigureKey } from '../forecast-result'
import type { WeekFrame } from './week-frame'

/** One figure of a week: a formula with the place where its inputs are read, once for calculating and explaining. */
export type Figure<Value extends FigureValue = number> = {
  readonly calculate: (frame: WeekFrame, place: number) => Value
  /** Puts the figure of every week of the range in its place. */
  readonly fill: (frame: WeekFrame, values: Value[]) => void
  readonly explain: (frame: WeekFrame, place: number) => Explanation<Value>
}

export type DetailOf = (frame: WeekFrame, place: number) => TermDetail

export type RelatedOf = (frame: WeekFrame, place: number) => ExplanationTerm

type FigureNotes<Inputs> = {
  /** What single inputs are made of themselves */
  readonly details?: { readonly [Name in keyof Inputs]?: DetailOf }
  /** Figures told beside the value */
  readonly related?: readonly RelatedOf[]
}

const detailsAt = <Inputs>(
  details: NonNullable<FigureNotes<Inputs>['details']>,
  frame: WeekFrame,
  place: number,
): { [Name in keyof Inputs]?: TermDetail } => {
  const found: { [Name in keyof Inputs]?: TermDetail } = {}
  for (const name in details) {
    const detailOf = details[name]
    if (detailOf !== undefined) found[name] = detailOf(frame, place)
  }
  return found
}

export const figure = <Inputs, Value extends FigureValue = number>(
  formula: Formula<Inputs, Value>,
  inputsOf: (frame: WeekFrame, place: number) => Inputs,
  { details = {}, related = [] }: FigureNotes<Inputs> = {},
): Figure<Value> => ({
  calculate: (frame, place) => formula.calculate(inputsOf(frame, place)),
  fill: (frame, values) => {
    for (let place = 0; place < frame.weeks; place += 1) values[place] = formula.calculate(inputsOf(frame, place))
  },
  explain: (frame, place) => ({
    ...formula.explain(inputsOf(frame, place), detailsAt<Inputs>(details, frame, place)),
    ...(related.length === 0 ? {} : { related: related.map(relatedOf => relatedOf(frame, place)) }),
  }),
})

/** What an explained figure is made of, as the parts of a term. */
export const detailOf = ({ terms, caseId }: Explanation): TermDetail => ({
  ...(terms.length === 0 ? {} : { parts: terms }),
  ...(caseId === undefined ? {} : { caseId }),
})

/** The parts of an input that is a figure of the same week. */
export const madeOf =
  (source: Figure): DetailOf =>
  (frame, place) =>
    detailOf(source.explain(frame, place))

/** A figure of the same week told beside another one. */
export const besideIt =
  (nameId: ExplanationNameId, source: Figure): RelatedOf =>
  (frame, place) => {
    const { unit, value } = source.explain(frame, place)
    return { nameId, unit, value }
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
