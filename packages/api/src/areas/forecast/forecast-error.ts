import type { ForecastRefusal, NoteRefusal } from '@veckovis/contracts/forecast'
import { refuser } from '../../http/general-error'

export const forecastError = refuser<ForecastRefusal | NoteRefusal>({
  'week-closed': {
    status: 400,
    sv: 'Veckan är passerad och kan inte ändras.',
    en: 'The week has passed and cannot be changed.',
  },
})
