import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { memberFolders, readJson, root } from '../workspace/paths.mjs'
import { PlainFailure } from '../workspace/plain-failure.mjs'
import { loadSource } from '../workspace/load-source.mjs'

/** Where a module stands, or a part of one: what is below domain, contracts and API may be there before its module. */
const refuseFolders = ({ kebab }) => {
  for (const place of [`mf-${kebab}`, `e2e/journeys/${kebab}`])
    if (existsSync(join(root, place))) throw new PlainFailure(`${place} is there already: choose another name.`)
}

/** What the manifest's own schema refuses, such as an address that the shell has. */
export const refuseManifest = async manifest => {
  const { moduleManifest } = await loadSource('packages/contracts/src/modules/module-manifest.ts')
  const checked = moduleManifest.safeParse(manifest)
  if (checked.success) return
  throw new PlainFailure(`The module cannot be made: ${checked.error.issues.map(issue => issue.message).join('; ')}.`)
}

/** Addresses and names of modules that are known here. */
export const refuseOtherModules = (manifest, { kebab }) => {
  const modules = memberFolders().filter(
    folder => folder.startsWith('mf-') && existsSync(join(root, folder, 'module.json')),
  )
  const keys = manifest.navigation.map(entry => entry.key)
  for (const other of modules.map(folder => readJson(join(root, folder, 'module.json')))) {
    const path = other.routes.map(route => route.path).find(each => manifest.routes.some(route => route.path === each))
    if (path !== undefined) throw new PlainFailure(`${path} belongs to ${other.id} already: choose another name.`)
    const isNamed = other.licenceKey === kebab || other.navigation.some(entry => keys.includes(entry.key))
    if (isNamed) throw new PlainFailure(`${other.id} uses '${kebab}' already: choose another name.`)
  }
}

/** Calls below the area's name are its own only if they stand in its own folder. */
const refuseApiAddress = ({ kebab }) => {
  const areas = join(root, 'packages/api/src/areas')
  const files = readdirSync(areas, { recursive: true }).filter(
    file => file.endsWith('.ts') && !file.startsWith(`${kebab}/`),
  )
  const isTaken = files.some(file => readFileSync(join(areas, file), 'utf8').includes(`url: '/${kebab}/`))
  if (isTaken) throw new PlainFailure(`The API has calls below /${kebab} already: choose another name.`)
}

/** Stops before anything is written when the name, its address or something made from them is somebody else's. */
export const refuseWhatIsTaken = async (names, files) => {
  const manifest = JSON.parse(files.get(`mf-${names.kebab}/module.json`))
  refuseFolders(names)
  await refuseManifest(manifest)
  refuseOtherModules(manifest, names)
  refuseApiAddress(names)
}
