import { createHash } from 'node:crypto'
import { mkdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PublishedManifest } from '@veckovis/contracts/modules'

export const same = (text: string) => ({ sv: text, en: text })

export const manifest = (id: string, over: Partial<PublishedManifest> = {}): PublishedManifest => ({
  id,
  title: same(id),
  contract: { from: 1, to: 1 },
  licenceKey: id.slice(3),
  permissions: [2],
  routes: [{ path: `/${id.slice(3)}`, permission: 2, title: same(id) }],
  navigation: [],
  apiAreas: [],
  ...over,
})

export const digestOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`
export const usualFiles = { 'mf-manifest.json': '{}', 'remote.js': 'run()', 'assets/remote.css': '.a{}' }
export const digestsOf = (files: object) =>
  Object.fromEntries(Object.entries(files).map(([name, text]) => [name, digestOf(String(text))]))

/** Publishes into a folder as a build does; each record is a second younger than the one before. */
export const publisherInto = (folder: string) => {
  let clock = 1_000_000
  return async (id: string, version: string, over: object = {}, files: object = usualFiles) => {
    const place = join(folder, id, version)
    await mkdir(join(place, 'assets'), { recursive: true })
    for (const [name, text] of Object.entries(files)) await writeFile(join(place, name), String(text))
    const record = {
      ...manifest(id),
      version,
      container: `${id.replace(/-/g, '_')}_${version.replace(/\W/g, '_')}`,
      manifestFile: 'mf-manifest.json',
      integrity: digestsOf(files),
      builtAgainst: { react: '19.3.1' },
      ...over,
    }
    const file = join(place, 'module-record.json')
    await writeFile(file, JSON.stringify(record))
    clock += 1
    await utimes(file, clock, clock)
    return file
  }
}
