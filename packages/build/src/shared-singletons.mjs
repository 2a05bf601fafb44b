import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { isStandalone, memberFolder, readCatalog, readJson } from './catalog.mjs'

const facades = [
  'dialog',
  'explanation',
  'menu',
  'multi-select',
  'pagination',
  'record-table',
  'select',
  'table',
  'tabs',
  'theme',
  'tooltip',
  'tree',
].map(name => `@veckovis/ui/${name}`)

/**
 * The one list of what exists once on the page. The shell provides it, remotes may not bundle it.
 * `requests` are all the ways in which it may be imported; a remote that imports it in another way does not build.
 * antd and its style engine are not named: only the facades of @veckovis/ui import them, and those are shared.
 * `offered` is what remotes get in the place of the whole package.
 * @type {readonly { name: string, requests: readonly string[], member?: string, offered?: string }[]}
 */
export const singletons = [
  { name: 'react', requests: ['react', 'react/jsx-runtime', 'react/jsx-dev-runtime'] },
  { name: 'react-dom', requests: ['react-dom', 'react-dom/client'] },
  { name: 'i18next', requests: ['i18next'] },
  { name: 'jotai', requests: ['jotai', 'jotai/utils'] },
  { name: '@tanstack/react-query', requests: ['@tanstack/react-query'] },
  // Of it a page needs a quarter.
  { name: 'zod', requests: ['zod'], offered: '@veckovis/contracts/zod' },
  {
    name: '@veckovis/platform',
    requests: ['', '/queries', '/router', '/signed-in'].map(entrance => `@veckovis/platform${entrance}`),
    member: 'platform',
  },
  { name: '@veckovis/ui', requests: ['@veckovis/ui', ...facades], member: 'ui' },
]

/** Packages that no remote may hold a copy of, and how a person gets at them instead. */
export const neverBundledByRemotes = [
  ...singletons.map(({ name }) => name),
  '@tanstack/query-core',
  'antd',
  'react-i18next',
  '@ant-design/cssinjs',
  'react-router',
  'react-router-dom',
  'single-spa',
]

/** @returns {Map<string, string>} package name to its version */
export const sharedVersions = () => {
  const catalog = readCatalog()
  return new Map(
    singletons.map(({ name, member }) => {
      const version =
        member === undefined ? catalog.get(name) : readJson(join(memberFolder(member), 'package.json')).version
      if (version === undefined) throw new Error(`${name} is shared, but pnpm-workspace.yaml names no version of it`)
      return [name, version]
    }),
  )
}

/** Its package.json where the folder's code would find it. @param {string} folder @param {string} name */
const installedManifest = (folder, name) =>
  (createRequire(join(folder, 'package.json')).resolve.paths(name) ?? [])
    .map(place => join(place, name, 'package.json'))
    .find(existsSync)

const install = isStandalone ? 'npm install' : 'pnpm install'

/**
 * Stops a build whose packages are not the ones of the list: a copy of another version would run beside it.
 * @param {string} folder of the shell or a remote
 */
export const refuseDrift = folder => {
  const { name: member, dependencies = {} } = readJson(join(folder, 'package.json'))
  for (const [name, version] of sharedVersions()) {
    const wanted = dependencies[name]
    if (wanted === undefined) continue
    if (!isStandalone && wanted !== 'catalog:' && wanted !== 'workspace:*')
      throw new Error(`${member} asks for ${name} ${wanted}; shared packages are "catalog:" (or "workspace:*")`)
    const manifest = installedManifest(folder, name)
    if (manifest === undefined) throw new Error(`${member} depends on ${name}, which is not installed: run ${install}`)
    const installed = readJson(manifest).version
    if (installed !== version)
      throw new Error(`${member} has ${name} ${installed} installed, the shared version is ${version}: run ${install}`)
  }
}

/** The rule by which page and server compare, too (`unservedPackage` in packages/contracts/src/modules). */
const range = version => `^${version}`

/** The package that a request is one of. @param {string} request */
export const packageOf = request => singletons.find(({ requests }) => requests.includes(request))?.name

/**
 * What the shell provides to the remotes, request by request.
 * @param {'development' | 'production'} mode
 */
export const providedPackages = mode => {
  const versions = sharedVersions()
  return singletons.flatMap(({ name, requests, offered }) => {
    const version = versions.get(name) ?? ''
    return requests
      .filter(request => mode === 'development' || request !== 'react/jsx-dev-runtime')
      .map(request => ({ request, source: offered ?? request, version, range: range(version) }))
  })
}

/**
 * Of them those of our own, whose names a module is compared by before it runs: those of others are of one version.
 * @param {'development' | 'production'} mode
 */
export const comparedByName = mode => providedPackages(mode).filter(({ source }) => source.startsWith('@veckovis/'))

/** What a remote takes from the shell: all of it, and never a copy of its own. */
export const sharedByShell = () =>
  Object.fromEntries(
    providedPackages('development').map(({ request, range: requiredVersion }) => [
      request,
      { singleton: true, strictVersion: true, requiredVersion, import: false },
    ]),
  )
