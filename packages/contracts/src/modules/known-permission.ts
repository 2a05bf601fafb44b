import { permissionIds } from '@veckovis/domain/access'
import { z } from 'zod'

const known: readonly number[] = Object.values(permissionIds)

/** A permission id that somebody can hold: a module that asked for another would stay shut for everyone. */
export const knownPermission = z.int().refine(id => known.includes(id), {
  error: ({ input }) => `permission ${String(input)} is unknown; there are ${known.join(', ')}`,
})
