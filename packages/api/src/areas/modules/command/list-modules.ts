import type { SettingsModule } from '@veckovis/contracts/modules'
import type { Published } from '../module-record'
import type { Waiting } from '../activation/waiting'

/** An instant as a person of the installation reads it. */
export const minute = (instant: string): string => `${instant.slice(0, 16).replace('T', ' ')} UTC`

type Seen = { readonly published: Published; readonly waiting: readonly Waiting[] }

const linesOf = ({ id, activeVersion, activations, versions }: SettingsModule, { published, waiting }: Seen) => {
  const isHere = (version: string) => published.records.some(record => record.id === id && record.version === version)
  const [latest] = activations
  const why =
    latest === undefined ? '' : ` (${latest.way} ${minute(latest.at)}${latest.reason && `: ${latest.reason}`})`
  const waits = waiting.find(({ moduleId }) => moduleId === id)
  return [
    `${id}  ${activeVersion ?? 'no active version'}${why}`,
    ...versions.map(({ version, registeredAt }) => {
      const marks = [
        ...(version === activeVersion ? ['active'] : []),
        ...(version === waits?.version ? ['waits to be promoted'] : []),
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
