import type { z } from 'zod'

/** Schemas of one value of a record: as a change sends it, as something new is sent with it, and as it is answered. */
export type FieldSchemas = { readonly sent: z.ZodType; readonly made: z.ZodType; readonly shown: z.ZodType }

/** What goes in and comes out in one way, and may not be left out. */
export const needed = <Sent extends z.ZodType, Shown extends z.ZodType>(sent: Sent, shown: Shown) => ({
  sent,
  made: sent,
  shown,
})

/** The schemas of some fields in one of the ways. */
export const shapeOf = <Fields extends Readonly<Record<string, FieldSchemas>>, Way extends keyof FieldSchemas>(
  fields: Fields,
  way: Way,
) =>
  Object.fromEntries(Object.entries(fields).map(([field, schemas]) => [field, schemas[way]])) as {
    [Field in keyof Fields]: Fields[Field][Way]
  }
