import { readCatalog } from '../../../packages/build/src/catalog.mjs'
import { filledParts } from '../template-files.mjs'

/** What the workspace's area has elsewhere: places of the template to places of the repository, the first that fits. */
const placesOf = ({ name }) => [
  [`mf-${name}/`, ''],
  [`packages/domain/src/${name}/count-`, 'src/domain/count-'],
]

/** Of an area of the workspace these are the server's, or its other members'. */
const isElsewhere = path => /^(?:packages|e2e)\//.test(path)

const placeOf = (path, area) => {
  const [from, to] = placesOf(area).find(([beginning]) => path.startsWith(beginning)) ?? ['', '']
  return `${to}${path.slice(from.length)}`.replace(/^(?=git(?:hub\/|ignore$))/, '.')
}

/** What the area's features take from its folders in contracts and domain stands in the repository itself. */
const withOwnDomain = (text, { name }) =>
  text
    .replaceAll(`@veckovis/contracts/${name}`, `../../domain/${name}-places`)
    .replaceAll(`@veckovis/domain/${name}`, `../../domain/count-${name}-units`)

const withVersions = (text, packed) => {
  const catalog = readCatalog()
  return text.replace(/"([^"]+)": "(catalog:|workspace:\*)"/g, (_all, name, kind) => {
    const version = kind === 'catalog:' ? catalog.get(name) : `file:vendor/${packed.get(name).file}`
    return `"${name}": "${version}"`
  })
}

/**
 * The files of a module's own repository: the remote of a new area that reads the places in reach, from the one
 * template, with what stands there in the place of the workspace.
 * @param {object} area
 * @param {Map<string, { file: string, content: Buffer }>} packed packages
 * @returns {Promise<Map<string, string | Buffer>>} path to content
 */
export const repositoryFiles = async (area, packed) => {
  const workspaceFiles = await filledParts(area, ['common', 'places'])
  const own = await filledParts(area, ['standalone'])
  const files = new Map()
  for (const [path, text] of [...workspaceFiles, ...own]) {
    const place = placeOf(path, area)
    if (!isElsewhere(place)) files.set(place, withOwnDomain(text, area))
  }
  files.set('package.json', withVersions(files.get('package.json'), packed))
  for (const { file, content } of packed.values()) files.set(`vendor/${file}`, content)
  return files
}
