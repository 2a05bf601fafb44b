import { z } from 'zod'
import { entityId } from '../wire/primitives'

const treeUnit = z.object({ id: entityId, name: z.string() })
const treeDepartment = z.object({ id: entityId, name: z.string(), units: z.array(treeUnit) })
const treeMunicipality = z.object({
  id: entityId,
  name: z.string(),
  logoFilename: z.string().nullable(),
  departments: z.array(treeDepartment),
})
export const treeCounty = z.object({ id: entityId, name: z.string(), municipalities: z.array(treeMunicipality) })

/** County, municipality, department, unit: only what the user may reach. */
export type TreeCounty = z.infer<typeof treeCounty>

/** GET /unit/{id}: the page ignores it. */
export const unitAnswer = z.object({
  id: entityId,
  name: z.string(),
  department: z.string(),
  municipality: z.object({ name: z.string(), logo: z.string().nullable() }),
})
export type UnitAnswer = z.infer<typeof unitAnswer>
