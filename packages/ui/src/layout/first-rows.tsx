import { useState, type ReactNode } from 'react'
import { Button } from '../primitives/button'
import { useRowsInTurn } from './rows-in-turn'

export type FirstRowsProps<Row> = {
  readonly rows: readonly Row[]
  /** So many are shown; the others are one press away. */
  readonly atFirst: number
  /** So many of them are drawn at once, before what else is on the page; the rest in the next idle moment. */
  readonly atOnce: number
  /** All of them without a button, as on paper. */
  readonly isWhole: boolean
  /** What the button says while only the first ones are shown. */
  readonly showAll: string
  readonly showFewer: string
  /** The list of these rows. */
  readonly children: (shown: readonly Row[]) => ReactNode
}

/** A list that begins with its first rows, with a button below it for the others. */
export const FirstRows = <Row,>(props: FirstRowsProps<Row>) => {
  const { rows, atFirst, atOnce, isWhole, showAll, showFewer, children } = props
  const [isOpen, setOpen] = useState(false)
  const first = useRowsInTurn(rows.slice(0, atFirst), atOnce)
  return (
    <>
      {children(isOpen || isWhole ? rows : first)}
      {rows.length > atFirst && !isWhole && (
        <Button variant="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? showFewer : showAll}
        </Button>
      )}
    </>
  )
}
