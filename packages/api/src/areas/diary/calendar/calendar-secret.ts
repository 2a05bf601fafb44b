import { createHash } from 'node:crypto'

/** 256 random bits, and what a file of a calendar is called. */
const secretPattern = /^([0-9a-f]{64})\.ics$/

/** What is kept of a secret. */
export const hashOf = (secret: string): Buffer => createHash('sha256').update(`calendar:${secret}`).digest()

/** The hash of what was asked for; undefined for what is no secret. */
export const hashOfAsked = (asked: string): Buffer | undefined => {
  const secret = secretPattern.exec(asked)?.[1]
  return secret === undefined ? undefined : hashOf(secret)
}
