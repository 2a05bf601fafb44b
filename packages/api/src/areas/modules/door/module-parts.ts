import {
  largestContribution,
  largestEntry,
  largestFirstPage,
  largestModule,
  type ModuleRecord,
} from '@veckovis/contracts/modules'
import { z } from 'zod'
import { isCode } from '../module-files'

const files = z.object({ sync: z.array(z.string()), async: z.array(z.string()) })
const assets = z.object({ js: files, css: files })

/** What the federation writes of its files into the manifest of a build; all of it is optional in one that is made by hand. */
const federationManifest = z.object({
  metaData: z.object({ remoteEntry: z.object({ name: z.string() }) }),
  exposes: z.array(z.object({ path: z.string(), assets })),
})

/** What is fetched together, and what it may weigh. */
export type Part = {
  readonly name: string
  readonly files: readonly string[]
  readonly limits: readonly { readonly bytes: number; readonly of: string }[]
}

const ofInstallation = (bytes: number) => ({ bytes, of: 'of this installation' })
const ofModule = (bytes: number | undefined) => (bytes === undefined ? [] : [{ bytes, of: 'of its module.json' }])

/** Of the record what says which files are fetched together, and how heavy they may be. */
type Weighed = Pick<ModuleRecord, 'integrity' | 'firstPage'> &
  Partial<Pick<ModuleRecord, 'sizeBudgets' | 'contributions'>>

type Exposed = z.infer<typeof federationManifest>['exposes'][number]

const first = ({ assets: { js, css } }: Exposed) => [...js.sync, ...css.sync]
const whole = (exposed: Exposed) => [...first(exposed), ...exposed.assets.js.async, ...exposed.assets.css.async]

/** A part of the module weighs what the manifest says that it fetches. A manifest that says nothing is taken for all. */
const partsByManifest = (record: Weighed, { metaData, exposes }: z.infer<typeof federationManifest>): Part[] => {
  const { sizeBudgets, contributions = [], firstPage } = record
  const entry = [metaData.remoteEntry.name, ...exposes.filter(({ path }) => path === './app').flatMap(first)]
  const page = firstPage === undefined ? [] : [...entry, ...firstPage]
  const shown = contributions.map(({ expose, sizeBudget }) => ({
    name: `contribution ${expose}`,
    files: exposes.filter(({ path }) => path === expose).flatMap(whole),
    limits: [...ofModule(sizeBudget), ofInstallation(largestContribution)],
  }))
  return [
    { name: 'entry', files: entry, limits: [...ofModule(sizeBudgets?.entry), ofInstallation(largestEntry)] },
    {
      name: 'first page',
      files: page,
      limits: [...ofModule(sizeBudgets?.firstPage), ofInstallation(largestFirstPage)],
    },
    ...shown,
  ]
}

const readManifest = (text: string) => {
  try {
    return federationManifest.safeParse(JSON.parse(text))
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

/** What of a version is weighed. `manifest` is the text of its manifest. */
export const partsOf = (record: Weighed, manifest: string): Part[] => {
  const all = Object.keys(record.integrity).filter(isCode)
  const together = { name: 'whole module', files: all, limits: [ofInstallation(largestModule)] }
  const read = readManifest(manifest)
  if (read?.success !== true || !read.data.exposes.some(({ path }) => path === './app'))
    return [{ name: 'entry', files: all, limits: [ofInstallation(largestEntry)] }]
  const parts = partsByManifest(record, read.data)
  return [...parts.map(part => ({ ...part, files: [...new Set(part.files)].filter(isCode) })), together]
}
