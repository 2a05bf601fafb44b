import {
  longestMunicipalityCode,
  longestPauseMinutes,
  longestPlaceName,
  municipalityTypes,
} from '@veckovis/domain/organisation'
import { withoutInvisibleEnds } from '@veckovis/domain/text'
import { z } from 'zod'
import { requiredText, shortText } from '../../wire/primitives'

/** One line, composed (NFC), without what cannot be seen at its ends. */
export const placeName = requiredText(longestPlaceName).overwrite(withoutInvisibleEnds)

/** Statistics Sweden's two digits; null for a county of one's own. */
export const countyCode = shortText.regex(/^\d{2}$/).nullable()

/** A postal code where nothing else is agreed. */
export const municipalityCode = requiredText(longestMunicipalityCode).overwrite(withoutInvisibleEnds)

export const municipalityType = z.enum(municipalityTypes)

/** Whole minutes. */
export const pauseMinutes = z.int().min(0).max(longestPauseMinutes)
