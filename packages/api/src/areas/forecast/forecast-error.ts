import type { ForecastRefusal, NoteRefusal } from '@veckovis/contracts/forecast'
import { refuser } from '../../http/general-error'

export const forecastError = refuser<ForecastRefusal | NoteRefusal>('forecast', {
  'week-closed': 400,
})
