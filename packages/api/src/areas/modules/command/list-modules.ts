import type { ModuleHealth, SettingsModule } from '@veckovis/contracts/modules'
import { countsText } from '../health/earlier-versions'
import type { Published } from '../module-record'
import { placesText, type Quarantined, type Rollout } from '../rollout/rollout-repository'
import type { Waiting } from '../activation/waiting'

/** An instant as a person of the installation reads it. */
export const minute = (instant: string): string => `${instant.slice(0, 16).replace('T', ' ')} UTC`

type Seen = {
  readonly published: Published
  readonly waiting: readonly Waiting[]
  readonly health: readonly ModuleHealth[]
  readonly rollouts: readonly Rollout[]
  readonly quarantined: readonly Quarantined[]
}

const words = { healthy: 'healthy', unhealthy: 'unhealthy', unknown: 'too few loads to tell' } as const

const marksOfRollout = (id: string, version: string, { rollouts, quarantined }: Seen): string[] => {
  const isIt = (each: { readonly moduleId: string; readonly version: string }) =>
    each.moduleId === id && each.version === version
  const rollout = rollouts.find(isIt)
  const stopped = quarantined.find(isIt)
  return [
    ...(rollout === undefined
      ? []
      : [`rolled out to ${placesText(rollout)} since ${minute(rollout.beganAt.toISOString())}`]),
    ...(stopped === undefined
      ? []
      : [`in quarantine since ${minute(stopped.at.toISOString())}: ${countsText(stopped)}`]),
  ]
}

/** What was counted of a version that people have or had, and why a rollback passes it over or goes there. */
const marksOfHealth = (module: ModuleHealth | undefined, version: string): string[] => {
  const known = module?.versions.find(each => each.version === version)
  if (known === undefined) return []
  return [
    `${countsText(known)} in 31 days (${words[known.health]})`,
    ...(known.wasRolledBack ? ['was rolled back'] : []),
    ...(module?.before === version ? ['a rollback goes here'] : []),
  ]
}

const linesOf = ({ id, activeVersion, activations, versions }: SettingsModule, seen: Seen) => {
  const { published, waiting, health } = seen
  const isHere = (version: string) => published.records.some(record => record.id === id && record.version === version)
  const [latest] = activations
  const why =
    latest === undefined ? '' : ` (${latest.way} ${minute(latest.at)}${latest.reason && `: ${latest.reason}`})`
  const ofModule = health.find(each => each.id === id)
  const waits = waiting.find(({ moduleId }) => moduleId === id)
  return [
    `${id}  ${activeVersion ?? 'no active version'}${why}`,
    ...versions.map(({ version, registeredAt }) => {
      const marks = [
        ...(version === activeVersion ? ['active'] : []),
        ...(version === waits?.version ? ['waits to be promoted'] : []),
        ...marksOfHealth(ofModule, version),
        ...marksOfRollout(id, version, seen),
        ...(isHere(version) ? [] : ['its files are not here, or not whole']),
      ]
      return `  ${version}  registered ${minute(registeredAt)}${marks.map(mark => `, ${mark}`).join('')}`
    }),
  ]
}

/** Every module with its active version, why that is it, and the latest versions. */
export const listLines = (modules: readonly SettingsModule[], seen: Seen): string[] => {
  const lines = modules.flatMap(module => linesOf(module, seen))
  const broken = seen.published.refused.map(({ detail }) => `not accepted: ${detail}`)
  return lines.length + broken.length === 0 ? ['No module is registered.'] : [...lines, ...broken]
}
