import type { Explanation, ExplanationTerm } from '@veckovis/domain/forecast'
import { useTranslation } from '@veckovis/platform'
import { ExplanationRemark, ExplanationSeries, ExplanationTable, type ExplanationRow } from '@veckovis/ui/explanation'
import type { Words } from '@veckovis/platform'
import { bareText, figureText, shapeOf, termsToShow, type ExplanationNames } from './explanation-texts'

type TermListProps = {
  readonly of: Pick<Explanation, 'unit' | 'value'>
  readonly terms: readonly ExplanationTerm[]
  readonly names: ExplanationNames
  /** How many lists this one stands in. */
  readonly depth: number
}

const weekText = ({ week }: ExplanationTerm, words: Words) =>
  week === undefined ? undefined : words('weekShort', { week })

/** The figures of a term: hours, factor and what it adds where there are factors, else the one that counts. */
const cellsOf = (term: ExplanationTerm, { of, terms }: TermListProps, words: Words): string[] => {
  const { value, factor, contribution } = term
  const shape = shapeOf(terms)
  const own = figureText(shape === 'signed' ? { ...term, value: contribution ?? value } : term, words)
  if (shape !== 'factors' || factor === undefined || contribution === undefined) return [own]
  const times = words('why.times', { factor: bareText(factor, 'points') })
  return [own, times, figureText({ value: contribution, unit: of.unit }, words)]
}

/** What a term itself is made of. It stands open where it is the heart of the matter. */
const partsOf = (
  term: ExplanationTerm,
  { terms, names, depth }: TermListProps,
  words: Words,
): ExplanationRow['parts'] => {
  const { parts = [] } = term
  if (parts.length === 0) return undefined
  const shape = shapeOf(parts)
  const isOnlyOne = terms.filter(other => other.parts !== undefined && other.parts.length > 0).length === 1
  return {
    label: words('why.parts'),
    isOpen: depth === 0 && (shape === 'factors' || (isOnlyOne && shape !== 'weeks')),
    content: <TermList of={term} terms={parts} names={names} depth={depth + 1} />,
  }
}

/** How a figure beside the result follows from it; it stands open, for it is why the figure is there. */
export const relatedParts = (term: ExplanationTerm, names: ExplanationNames, words: Words): ExplanationRow['parts'] =>
  term.parts === undefined
    ? undefined
    : {
        label: words('why.parts'),
        isOpen: true,
        content: <TermList of={term} terms={term.parts} names={names} depth={1} />,
      }

const columnsOf = (terms: readonly ExplanationTerm[], words: Words): string[] => {
  const columns = {
    plain: ['value'],
    weeks: ['value'],
    signed: ['contribution'],
    factors: ['value', 'factor', 'contribution'],
  }
  return ['name', ...columns[shapeOf(terms)]].map(column => words(`why.columns.${column}`))
}

/** The terms of one figure: a table, or weeks close together. */
export const TermList = (props: TermListProps) => {
  const { terms, names } = props
  const { t } = useTranslation('mf-forecast')
  const [first] = terms
  if (first !== undefined && shapeOf(terms) === 'weeks') {
    const figures = terms.flatMap(({ week, value, unit }) =>
      week === undefined ? [] : [{ key: week, name: t('weekShort', { week }), text: figureText({ value, unit }, t) }],
    )
    return <ExplanationSeries name={names(first.nameId)} figures={figures} />
  }
  const shown = termsToShow(terms)
  const leftOut = terms.length - shown.length
  return (
    <>
      <ExplanationTable
        columns={columnsOf(terms, t)}
        rows={shown.map(term => ({
          key: term.nameId,
          name: names(term.nameId),
          aside: weekText(term, t),
          exception: term.caseId === undefined ? undefined : t(`why.cases.${term.caseId}`),
          cells: cellsOf(term, props, t),
          parts: partsOf(term, props, t),
        }))}
      />
      {leftOut > 0 && <ExplanationRemark>{t('why.leftOut', { count: leftOut })}</ExplanationRemark>}
    </>
  )
}
