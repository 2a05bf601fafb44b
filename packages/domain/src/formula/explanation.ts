/** The ids, units and shapes that the explanations of one area are made of. */
export type Vocabulary = {
  readonly formulaId: string
  /** When a formula does not apply as it stands, and something else counts instead */
  readonly caseId: string
  readonly nameId: string
  /** Units that formulas calculate in */
  readonly unit: string
  /** Units that values are shown in */
  readonly shownUnit: string
  readonly value: number | string
  /** A figure that another one is made of, not rounded */
  readonly term: object
  /** What is known of a term beyond its name and its value */
  readonly detail: object
}

/** How a figure came about; made by the formula that calculated it. */
export type ExplanationIn<V extends Vocabulary, Value extends V['value'] = V['value']> = {
  readonly formulaId: V['formulaId']
  readonly unit: V['shownUnit']
  readonly value: Value
  readonly terms: readonly V['term'][]
  /** The formula as it stands does not apply here */
  readonly caseId?: V['caseId']
  /** Figures told beside the value that do not enter it */
  readonly related?: readonly V['term'][]
}
