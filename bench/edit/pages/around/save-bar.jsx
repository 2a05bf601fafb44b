import { changesToSave, isDirty } from '@veckovis/domain/forecast'
import { useFigures } from './use-figures'

const cellsIn = ({ absences, substitutes, myForecast }) =>
  [...absences, ...substitutes, ...myForecast].reduce((count, row) => count + Object.keys(row.values).length, 0)

/** How many cells differ from what is stored, and the way to save them. */
export const SaveBar = ({ model }) => {
  const { state } = useFigures(model)
  const unsaved = isDirty(state)
  return (
    <div className="save-bar" role="group" aria-label="Spara" data-unsaved={unsaved ? '' : undefined}>
      <p aria-live="polite">{unsaved ? `${cellsIn(changesToSave(state))} ändrade celler` : 'Inget är ändrat'}</p>
      <button type="button" disabled={!unsaved}>
        Återställ
      </button>
      <button type="button" disabled={!unsaved}>
        Spara
      </button>
    </div>
  )
}
