import { randomUUID } from 'node:crypto'
import { addressOf, administer } from './test-database'

/** A database beside the test server's own with nothing in it, as somebody gives it to a new installation. */
export const makeEmptyDatabase = async (url: string): Promise<{ readonly url: string }> => {
  const name = `empty_${randomUUID().replace(/-/g, '')}`
  await administer(url, `CREATE DATABASE ${name}`)
  return { url: addressOf(url, name) }
}
