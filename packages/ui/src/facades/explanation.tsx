import { Fragment, useId, useRef, type ReactNode } from 'react'
import { useAnchored } from '../anchored/use-anchored'
import { Button } from '../primitives/button'
import { Icon } from '../primitives/icon'
import { VisuallyHidden } from '../primitives/visually-hidden'
import * as styles from './explanation.module.css'

export type ExplanationDialogProps = {
  /** The question itself; it stands before the title in the dialog's name. */
  readonly ask: string
  /** The name of the figure, as it stands on the page. */
  readonly title: string
  readonly closeLabel: string
  /** The dialog stands beside it, below it in a narrow window. */
  readonly anchor: HTMLElement
  readonly onClose: () => void
  readonly children: ReactNode
}

/**
 * How a figure came about, in a small dialog beside it that is not modal: the page stays in use. Mount it with a key
 * per figure.
 */
export const ExplanationDialog = (props: ExplanationDialogProps) => {
  const { ask, title, closeLabel, anchor, onClose, children } = props
  const titleId = useId()
  const panel = useRef<HTMLDivElement>(null)
  useAnchored(panel, anchor, { onEscape: onClose, onOutside: onClose })
  return (
    <div ref={panel} className={styles.panel} data-part="explanation" role="dialog" aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          <span className={styles.ask}>{ask}</span> {title}
        </h2>
        <Button
          variant="quiet"
          aria-label={closeLabel}
          icon={<Icon name="close" />}
          onClick={onClose}
          data-first-focus=""
        />
      </div>
      <div className={styles.body}>{children}</div>
    </div>
  )
}

/** The formula in words; a case in which it does not hold stands below it. */
export const ExplanationFormula = ({
  children,
  exception,
}: {
  children: ReactNode
  exception?: string | undefined
}) => (
  <>
    <p className={styles.formula}>{children}</p>
    {exception !== undefined && <p className={styles.case}>{exception}</p>}
  </>
)

export type ExplanationRow = {
  readonly key: string | number
  readonly name: string
  /** Beside the name, such as its time. */
  readonly aside?: string | undefined
  /** Below the name: what the figure is multiplied by. */
  readonly times?: string | undefined
  /** Below the name: a case in which the formula does not hold. */
  readonly exception?: string | undefined
  /** A text per column after the first. */
  readonly cells: readonly string[]
  /** What the row itself is made of, behind a line that opens it. */
  readonly parts?: ExplanationParts | undefined
}

type ExplanationParts = { readonly label: string; readonly isOpen?: boolean; readonly content: ReactNode }

const Parts = ({ of, label, isOpen, content }: ExplanationParts & { readonly of: string }) => (
  <details open={isOpen}>
    <summary>
      {label}
      <VisuallyHidden> {of}</VisuallyHidden>
    </summary>
    {content}
  </details>
)

type ExplanationTableProps = { readonly columns: readonly string[]; readonly rows: readonly ExplanationRow[] }

const RowName = ({ row: { name, aside, times, exception } }: { row: ExplanationRow }) => (
  <th scope="row">
    {name}
    {aside !== undefined && <span className={styles.aside}>{aside}</span>}
    {times !== undefined && <span className={styles.times}>{times}</span>}
    {exception !== undefined && <span className={styles.case}>{exception}</span>}
  </th>
)

/** What a figure was calculated from. */
export const ExplanationTable = ({ columns, rows }: ExplanationTableProps) => (
  <table className={styles.table}>
    <thead>
      <tr>
        {columns.map(column => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(row => (
        <Fragment key={row.key}>
          <tr>
            <RowName row={row} />
            {row.cells.map((cell, place) => (
              <td key={place}>{cell}</td>
            ))}
          </tr>
          {row.parts !== undefined && (
            <tr className={styles.parts}>
              <td colSpan={columns.length}>
                <Parts of={row.name} {...row.parts} />
              </td>
            </tr>
          )}
        </Fragment>
      ))}
    </tbody>
  </table>
)

type NamedFigure = { readonly key: string | number; readonly name: string; readonly text: string }

/** One figure at several times, close together. */
export const ExplanationSeries = ({ name, figures }: { name: string; figures: readonly NamedFigure[] }) => (
  <>
    <p className={styles.seriesName}>{name}</p>
    <ul className={styles.series} aria-label={name}>
      {figures.map(figure => (
        <li key={figure.key}>
          <span>{figure.name}</span>
          <span>{figure.text}</span>
        </li>
      ))}
    </ul>
  </>
)

export const ExplanationRemark = ({ children }: { children: ReactNode }) => <p className={styles.remark}>{children}</p>

export const ExplanationResult = ({ label, text }: { label: string; text: string }) => (
  <p className={styles.result}>
    <span>{label}</span>
    <strong>{text}</strong>
  </p>
)

type RelatedFigure = NamedFigure & Pick<ExplanationRow, 'parts'>

/** Figures that belong to the result, with what connects them to it. */
export const ExplanationRelated = ({ label, figures }: { label: string; figures: readonly RelatedFigure[] }) => (
  <dl className={styles.related} aria-label={label}>
    {figures.map(({ key, name, text, parts }) => (
      <div key={key}>
        <dt>{name}</dt>
        <dd>{text}</dd>
        {parts !== undefined && (
          <dd className={styles.parts}>
            <Parts of={name} {...parts} />
          </dd>
        )}
      </div>
    ))}
  </dl>
)
