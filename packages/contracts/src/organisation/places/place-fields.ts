import type { PlaceKind } from '@veckovis/domain/access'
import {
  longestMunicipalityCode,
  longestPauseMinutes,
  longestPlaceName,
  longestUnitCode,
  municipalityTypes,
} from '@veckovis/domain/organisation'
import { withoutInvisibleEnds } from '@veckovis/domain/text'
import { z } from 'zod'
import { needed, type FieldSchemas } from '../../wire/field-shapes'
import { requiredText, shortText } from '../../wire/primitives'

/** One line, composed (NFC), without what cannot be seen at its ends. */
const oneLine = (longest: number) => requiredText(longest).overwrite(withoutInvisibleEnds)

/** Statistics Sweden's two digits; null for a county of one's own. */
const countyCode = shortText.regex(/^\d{2}$/).nullable()

/** The municipality's own code of a unit, by which its other systems know it; null for none. */
const unitCode = oneLine(longestUnitCode).nullable()

export const municipalityType = z.enum(municipalityTypes)

/** Whole minutes. */
const pauseMinutes = z.int().min(0).max(longestPauseMinutes)

/** Its schemas, and whether the list is sorted by it. */
type Field = FieldSchemas & { readonly isSorted: boolean }

const flag = <IsSorted extends boolean>(usual: boolean, isSorted: IsSorted) => ({
  sent: z.boolean(),
  made: z.boolean().default(usual),
  shown: z.boolean(),
  isSorted,
})

const text = (longest: number) => ({ ...needed(oneLine(longest), z.string()), isSorted: true as const })

const name = text(longestPlaceName)
const active = flag(true, true)

/**
 * What a place of each kind holds beside where it lies, its logo and its version. A further value has its column in
 * a migration, `packages/api/src/db/schema/places.ts` and `packages/api/src/areas/organisation/records/place-fields.ts`, that
 * of list and file in `mf-admin/src/features/places/columns/place-columns.ts`, its field with rule in
 * `mf-admin/src/features/places/editing`, and its name in the texts of mf-admin and of its history. All else follows.
 */
export const placeFields = {
  county: {
    name,
    code: { sent: countyCode, made: countyCode.default(null), shown: z.string().nullable(), isSorted: true },
  },
  municipality: {
    name,
    /** A postal code where nothing else is agreed. */
    code: text(longestMunicipalityCode),
    type: { ...needed(municipalityType, municipalityType), isSorted: true },
    pauseMinutes: { sent: pauseMinutes, made: pauseMinutes.default(0), shown: z.int().min(0), isSorted: true },
    /** Whether its units' diaries may be fetched by calendars, by addresses that people make for themselves */
    allowsCalendars: flag(false, false),
  },
  department: { name, active },
  unit: {
    name,
    active,
    /** Told only where it is asked for: pages that are open from before refuse what they do not know. */
    code: { sent: unitCode, made: unitCode.default(null), shown: z.string().nullable().optional(), isSorted: false },
  },
} as const satisfies Record<PlaceKind, Readonly<Record<string, Field>>>

type PlaceFields = typeof placeFields
type FieldOf<Kind extends PlaceKind> = Kind extends PlaceKind ? keyof PlaceFields[Kind] : never
/** A value that a place of some kind holds. */
export type PlaceField = FieldOf<PlaceKind>

/** The values of a kind, in the order of calls and answers. */
export const placeFieldNames = (kind: PlaceKind) => Object.keys(placeFields[kind]) as PlaceField[]

type SortedOf<Fields> = {
  [Field in keyof Fields]: Fields[Field] extends { readonly isSorted: true } ? Field : never
}[keyof Fields] &
  string

/** The values of a kind that its list is sorted by. */
export const sortedFieldsOf = <Kind extends PlaceKind>(kind: Kind) =>
  Object.entries<Field>(placeFields[kind]).flatMap(([field, { isSorted }]) =>
    isSorted ? [field as SortedOf<PlaceFields[Kind]>] : [],
  )
