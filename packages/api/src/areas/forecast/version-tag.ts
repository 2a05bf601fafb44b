import type { ForecastVersion } from './forecast-repository'

/** What stands between the quotes of the ETag. */
const versionText = ({ id, version }: ForecastVersion): string => `${id}-${version}`

export const versionTag = (forecast: ForecastVersion): string => `"${versionText(forecast)}"`

/**
 * The tags of an If-Match or If-None-Match header without their quotes. A proxy that compresses marks a tag as weak
 * (W/); it still names the version, and more than that we never compare.
 */
export const readTags = (header: string | undefined): string[] =>
  [...(header ?? '').matchAll(/(?:W\/)?"([^"]*)"/g)].map(match => match[1] ?? '')

/** `*` means any version. */
export const namesVersion = (header: string, forecast: ForecastVersion): boolean =>
  header.trim() === '*' || readTags(header).includes(versionText(forecast))
