import type { Explanation, ExplanationTerm } from '@veckovis/domain'
import { useTranslation } from '@veckovis/platform'
import { VisuallyHidden } from '@veckovis/ui'
import { Fragment } from 'react'
import { bareText, figureText, shapeOf, termsToShow, type ExplanationNames } from './explanation-texts'

type TermListProps = {
  readonly of: Pick<Explanation, 'unit' | 'value'>
  readonly terms: readonly ExplanationTerm[]
  readonly names: ExplanationNames
  /** How many lists this one stands in. */
  readonly depth: number
}

/** One figure of several weeks. */
const WeekList = ({ terms, names }: TermListProps) => {
  const { t } = useTranslation('mf-forecast')
  const [first] = terms
  if (first === undefined) return null
  return (
    <>
      <p className="mf-forecast-why__weeks-name">{names(first.nameId)}</p>
      <ul className="mf-forecast-why__weeks" aria-label={names(first.nameId)}>
        {terms.map(({ week, value, unit }) => (
          <li key={week}>
            <span>{week !== undefined && t('weekShort', { week })}</span>
            <span>{figureText({ value, unit }, t)}</span>
          </li>
        ))}
      </ul>
    </>
  )
}

const TermName = ({ term, names }: { readonly term: ExplanationTerm; readonly names: ExplanationNames }) => {
  const { t } = useTranslation('mf-forecast')
  return (
    <th scope="row">
      {names(term.nameId)}
      {term.week !== undefined && <span className="mf-forecast-why__week">{t('weekShort', { week: term.week })}</span>}
      {term.caseId !== undefined && <span className="mf-forecast-why__case">{t(`why.cases.${term.caseId}`)}</span>}
    </th>
  )
}

type TermPartsProps = Pick<TermListProps, 'names' | 'depth'> & {
  readonly term: ExplanationTerm
  readonly isOnlyOne: boolean
  readonly columns: number
}

/** What a term itself is made of, behind a line that opens it. It stands open where it is the heart of the matter. */
const TermParts = ({ term, names, depth, isOnlyOne, columns }: TermPartsProps) => {
  const { t } = useTranslation('mf-forecast')
  const { parts = [] } = term
  if (parts.length === 0) return null
  const shape = shapeOf(parts)
  return (
    <tr className="mf-forecast-why__parts">
      <td colSpan={columns}>
        <details open={depth === 0 && (shape === 'factors' || (isOnlyOne && shape !== 'weeks'))}>
          <summary>
            {t('why.parts')}
            <VisuallyHidden> {names(term.nameId)}</VisuallyHidden>
          </summary>
          <TermList of={term} terms={parts} names={names} depth={depth + 1} />
        </details>
      </td>
    </tr>
  )
}

const factorText = (factor: number): string => bareText(factor, 'points')

const TermTable = ({ of, terms, names, depth }: TermListProps) => {
  const { t } = useTranslation('mf-forecast')
  const shape = shapeOf(terms)
  const shown = termsToShow(terms)
  const hasFactors = shape === 'factors'
  const withParts = terms.filter(({ parts = [] }) => parts.length > 0).length
  return (
    <table className="mf-forecast-why__table">
      <thead>
        <tr>
          <th scope="col">{t('why.columns.name')}</th>
          <th scope="col">{t(shape === 'signed' ? 'why.columns.contribution' : 'why.columns.value')}</th>
          {hasFactors && <th scope="col">{t('why.columns.factor')}</th>}
          {hasFactors && <th scope="col">{t('why.columns.contribution')}</th>}
        </tr>
      </thead>
      <tbody>
        {shown.map(term => (
          <Fragment key={term.nameId}>
            <tr>
              <TermName term={term} names={names} />
              <td>{figureText(shape === 'signed' ? { ...term, value: term.contribution ?? term.value } : term, t)}</td>
              {hasFactors && term.factor !== undefined && (
                <td>{t('why.times', { factor: factorText(term.factor) })}</td>
              )}
              {hasFactors && term.contribution !== undefined && (
                <td>{figureText({ value: term.contribution, unit: of.unit }, t)}</td>
              )}
            </tr>
            <TermParts
              term={term}
              names={names}
              depth={depth}
              isOnlyOne={withParts === 1}
              columns={hasFactors ? 4 : 2}
            />
          </Fragment>
        ))}
      </tbody>
    </table>
  )
}

/** The terms of one figure: a table, or weeks close together. */
export const TermList = (props: TermListProps) => {
  const { t } = useTranslation('mf-forecast')
  const leftOut = props.terms.length - termsToShow(props.terms).length
  if (shapeOf(props.terms) === 'weeks') return <WeekList {...props} />
  return (
    <>
      <TermTable {...props} />
      {leftOut > 0 && <p className="mf-forecast-why__left-out">{t('why.leftOut', { count: leftOut })}</p>}
    </>
  )
}
