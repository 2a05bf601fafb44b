import { z } from 'zod'
import { shortText } from '../wire/primitives'

/** A right that a module declares of its own: the module and the key of its module.json, such as `mf-staff/check-lists`. */
const ownRightName = shortText.regex(/^mf-[a-z][a-z0-9-]*\/[a-z][a-z0-9-]*$/)

/** At most as many as one call takes. */
export const ownRightNames = z.array(ownRightName).max(100)

/** What changes of the rights that somebody holds of modules' own; others stay. */
export const ownRightChanges = z.strictObject({ given: ownRightNames, taken: ownRightNames })
export type OwnRightChanges = z.infer<typeof ownRightChanges>

const shown = z.object({ sv: z.string(), en: z.string() })

/** GET /user/own-rights: the rights that the active versions of modules declare, with the names of the modules. */
export const declaredOwnRights = z.object({
  modules: z.array(
    z.object({ id: z.string(), title: shown, rights: z.array(z.object({ name: z.string(), label: shown })) }),
  ),
})
export type DeclaredOwnRights = z.infer<typeof declaredOwnRights>
