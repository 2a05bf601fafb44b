import { createHash } from 'node:crypto'

/** What a repeat of a request is compared by: the same id with another body is another request. */
export const requestDigest = (body: object): Buffer => createHash('sha256').update(JSON.stringify(body)).digest()
