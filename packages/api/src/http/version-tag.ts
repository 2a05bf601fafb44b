/** A record whose version counts up with every change. */
export type VersionedRecord = { readonly id: number; readonly version: number }

/** What stands between the quotes of the ETag. */
const versionText = ({ id, version }: VersionedRecord): string => `${id}-${version}`

export const versionTag = (record: VersionedRecord): string => `"${versionText(record)}"`

/**
 * The tags of an If-Match or If-None-Match header without their quotes. A proxy that compresses marks a tag as weak
 * (W/); it still names the version, and more than that we never compare.
 */
export const readTags = (header: string | undefined): string[] =>
  [...(header ?? '').matchAll(/(?:W\/)?"([^"]*)"/g)].map(match => match[1] ?? '')

/** `*` means any version. */
export const namesVersion = (header: string, record: VersionedRecord): boolean =>
  header.trim() === '*' || readTags(header).includes(versionText(record))
