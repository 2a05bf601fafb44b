import { addressAt, noticeAt } from '../content/content'
import type { Position } from '../content/positions'
import type { SheetState } from '../state/sheet-state'

/** Says why nothing can be typed into a cell. */
export const explaining = (state: SheetState, at: Position): SheetState => {
  const address = addressAt(state.content, at)
  if (address === null) return state
  return { ...state, message: { at: address, text: noticeAt(state.content, at), kind: 'notice', said: true } }
}
