import { readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Access, SampleCalls } from '@veckovis/api'

type WhoMayCall = { readonly whoMayCall: Readonly<Record<string, Access>>; readonly samples?: SampleCalls }

const areas = join(__dirname, '../../api/src/areas')

/** What every area says in its `who-may-call.ts` of its routes, by method and address. */
export const readWhoMayCall = (): WhoMayCall[] => {
  const load = createRequire(__filename)
  const folders = readdirSync(areas, { withFileTypes: true }).filter(entry => entry.isDirectory())
  return folders.map(({ name }) => load(join(areas, name, 'who-may-call')) as WhoMayCall)
}

/** The areas that a call may need a licence for: those of the rows there are, a new area's too. */
export const licencesOf = (areasThere: readonly WhoMayCall[]): string[] => [
  ...new Set(
    areasThere
      .flatMap(({ whoMayCall }) => Object.values(whoMayCall))
      .flatMap(access => (typeof access === 'string' ? [] : (access.licence ?? []))),
  ),
]
