import { samePlaces, type SheetContent } from './content/content'
import { forgetGone } from './editing/editing'
import { findAgain } from './selection/selecting'
import { stateOf, type SheetState } from './state/sheet-state'
import { keepingNeeded } from './window/window'

/** A sheet that nobody has been in. */
export const opened = (content: SheetContent): SheetState => keepingNeeded(stateOf(content))

/** The caller shows something else: positions and open texts are found again in it. */
export const withContent = (state: SheetState, content: SheetContent): SheetState => {
  if (content === state.content) return state
  const next = forgetGone({ ...state, content })
  return samePlaces(content, state.content) ? keepingNeeded(next) : findAgain(next)
}
