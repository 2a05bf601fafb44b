import { z } from 'zod'
import { namesByRequest } from './names-by-request'

/** Bytes on the wire, compressed */
const moduleSizes = z.strictObject({
  entry: z.int().min(0),
  /** Null: its build did not say what the first page fetches. */
  firstPage: z.int().min(0).nullable(),
  whole: z.int().min(0),
})
export type ModuleSizes = z.infer<typeof moduleSizes>

const moduleParts = z.strictObject({
  id: z.string(),
  version: z.string(),
  /** The team that answers for it; null: its build did not say. */
  owner: z.string().nullable(),
  /** Addresses of its pages */
  routes: z.array(z.string()),
  /** Places of the shell's own pages that it contributes to */
  places: z.array(z.string()),
  /** Null: its build did not say. */
  uses: namesByRequest.nullable(),
  /** The operations that it calls, such as `GET /diary/{}`; null: its build did not say. */
  calls: z.array(z.string()).nullable(),
  /** Null: its files do not lie where the server that answers serves them from. */
  sizes: moduleSizes.nullable(),
})
export type ModuleParts = z.infer<typeof moduleParts>

/** GET /settings/modules/parts: what the active versions offer and need. */
export const modulePartsAnswer = z.strictObject({ modules: z.array(moduleParts) })
