import { StartError } from '../../../errors'
import type { Published } from '../module-record'

const named = (moduleId: string) => (refusal: { readonly moduleId: string }) => refusal.moduleId === moduleId

/** The version that is asked for, or the one of the module that was published last. */
export const versionOf = (published: Published, moduleId: string, version: string | undefined): string => {
  if (version !== undefined) return version
  const newest = published.records.filter(({ id }) => id === moduleId).at(-1)
  if (newest !== undefined) return newest.version
  const broken = published.refused.find(named(moduleId))
  throw new StartError(broken?.detail ?? `No version of ${moduleId} is published: pnpm modules publish ${moduleId}`)
}
