import { momentFormats, type MomentFormats } from '@veckovis/domain/calendar'
import { useLanguage } from '../session/session-hooks'

/** Days, months and moments in the language of the page. Numbers read the same in both (`@veckovis/domain/numbers`). */
export const useFormat = (): MomentFormats => momentFormats[useLanguage()]
