import type { KeyChord } from '@veckovis/grid'
import type { Forecast } from '../context/create-forecast'

/** Presses a key in the cell of the sheet that had the focus last: a command then does there what its key does. */
export const giveKey = ({ editor }: Forecast, chord: KeyChord | undefined): void => {
  if (chord === undefined || !editor.focusSheet()) return
  const { key, control = false, shift = false, alt = false } = chord
  document.activeElement?.dispatchEvent(
    new KeyboardEvent('keydown', {
      ...{ key, ctrlKey: control, shiftKey: shift, altKey: alt },
      bubbles: true,
      cancelable: true,
    }),
  )
}
