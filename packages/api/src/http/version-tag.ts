import type { AppError } from '../errors'
import { generalError } from './general-error'

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

/** Answers 412 with the version that is the newest now; null when the record is gone. */
export const staleVersion = (current: VersionedRecord | null): AppError =>
  generalError(
    { code: 'stale-version', details: { version: current === null ? null : current.version } },
    current === null ? {} : { etag: versionTag(current) },
  )

/** Throws 412 when the change rests on another version of the record. To be asked once the record is held. */
export type RequireNewest = (record: VersionedRecord) => void

/** The system's own writing rests on what is there. */
export const anyVersion: RequireNewest = () => undefined

/** Of an If-Match header; without it the newest version is meant. */
export const requireNewestBy =
  (header: string | undefined): RequireNewest =>
  record => {
    if (header !== undefined && !namesVersion(header, record)) throw staleVersion(record)
  }
