import type { GridBatchOutcome, GridEdit, RejectedEdit } from '../grid-model'
import type { GridEditor } from '../interaction/grid-editing'
import { inputsIn } from '../interaction/cell-input'
import { cellOf, columnKeyOf, rowIdOf } from '../interaction/grid-elements'
import type { SheetElements } from '../interaction/sheet-elements'
import { shortened } from '../sheet/read-limits'
import { rowIdAt, weekAt, type SheetModel } from '../sheet/sheet-model'
import { judgeChanges, type CellChange, type Changes } from './cell-changes'

export type BatchHost = {
  model: () => SheetModel
  onEdits: (edits: readonly GridEdit[]) => readonly RejectedEdit[]
  onBatch: (outcome: GridBatchOutcome) => void
}

type Kind = GridBatchOutcome['kind']

const placeOf = (rowId: string, week: number | string) => `${week}/${rowId}`

const placesOf = (sheet: SheetModel, changes: readonly CellChange[]): ReadonlySet<string> =>
  new Set(changes.map(({ row, column }) => placeOf(rowIdAt(sheet, row), weekAt(sheet, column))))

const shownRejection = (rejected: RejectedEdit): RejectedEdit => ({
  ...rejected,
  text: shortened(rejected.text),
  message: shortened(rejected.message),
})

/** Hands several cells over in one step, and tells what became of them. */
export class BatchEdits {
  readonly #elements: SheetElements
  readonly #host: BatchHost
  readonly #editor: GridEditor

  constructor(elements: SheetElements, host: BatchHost, editor: GridEditor) {
    this.#elements = elements
    this.#host = host
    this.#editor = editor
  }

  /** True unless the caller refused it. */
  run(kind: Kind, { changes, outside }: Changes): boolean {
    const sheet = this.#host.model()
    const { edits, readOnly } = judgeChanges(sheet, changes)
    const rejected = edits.length > 0 ? this.#host.onEdits(edits) : []
    const isTaken = rejected.length === 0
    // Also where the model holds the text already and nothing is edited: another may stand open there, or be refused.
    if (isTaken) this.#editor.cancelThose(this.#inputsAt(placesOf(sheet, changes)))
    this.#host.onBatch({
      kind,
      taken: isTaken ? edits.length : 0,
      outside,
      readOnly,
      rejected: rejected.map(shownRejection),
      tooLarge: false,
    })
    return isTaken
  }

  tooLarge(kind: Kind) {
    this.#host.onBatch({ kind, taken: 0, outside: 0, readOnly: 0, rejected: [], tooLarge: true })
  }

  #inputsAt(places: ReadonlySet<string>): HTMLInputElement[] {
    return inputsIn(this.#elements.parts.sheet).filter(input => {
      const cell = cellOf(input)
      return cell !== null && places.has(placeOf(rowIdOf(cell), columnKeyOf(cell)))
    })
  }
}
