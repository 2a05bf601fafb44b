import type { RegisteredModule } from '@veckovis/contracts/modules'
import { folderOf } from './module-integrity'

/** Of a sheet that is fetched and holds nowhere. One that is disabled would not be fetched, and its module wait for it. */
const nowhere = 'not all'

/** Folders of modules to how many of their parts stand on the page: the module itself, its contributions. */
const standing = new Map<string, number>()

const folderOfSheet = (sheet: HTMLLinkElement): string | null =>
  /^\/modules\/[^/]+\/[^/]+\//.exec(new URL(sheet.href, window.location.href).pathname)?.[0] ?? null

const settle = (sheet: HTMLLinkElement): void => {
  const folder = folderOfSheet(sheet)
  if (folder !== null) sheet.media = standing.has(folder) ? 'all' : nowhere
}

const settleAll = (): void => document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]').forEach(settle)

const isSheet = (node: Node): node is HTMLLinkElement => node instanceof HTMLLinkElement && node.rel === 'stylesheet'

/** From now on the style sheets of a module hold only while something of it stands, not from its preload on. */
export const followStyles = (): void => {
  new MutationObserver(changes => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) if (isSheet(node)) settle(node)
  }).observe(document.head, { childList: true })
}

/** The module's styles hold until the returned function is called. */
export const takeStyles = (module: Pick<RegisteredModule, 'manifestUrl'>): (() => void) => {
  const folder = folderOf(module)
  standing.set(folder, (standing.get(folder) ?? 0) + 1)
  settleAll()
  return () => {
    const left = (standing.get(folder) ?? 0) - 1
    if (left > 0) standing.set(folder, left)
    else standing.delete(folder)
    settleAll()
  }
}
