import { shellPaths } from '../pages/page-paths'

const ownPaths = [...shellPaths, '/api', '/modules', '/assets', '/uploads']

/** First parts of the addresses that the shell or the server answers for itself. */
const reserved = new Set(ownPaths.map(path => path.split('/')[1]))

/** Modules have their settings below the shell's own page of settings; the shell's pages there stay its own. */
const settingsPath = /^\/settings\/[^/]+$/

const isReserved = (path: string): boolean =>
  settingsPath.test(path) ? ownPaths.includes(path) : reserved.has(path.split('/')[1])

/** What the rules look at: the parts of a manifest that speak of each other. */
type Checked = {
  readonly routes: readonly { readonly path: string }[]
  readonly navigation: readonly { readonly key: string; readonly path?: string | undefined }[]
  readonly contributions?: readonly { readonly expose: string }[] | undefined
  readonly rights?: readonly { readonly key: string }[] | undefined
}

type Report = {
  addIssue(issue: { code: 'custom'; path: (string | number)[]; message: string; input: unknown }): void
}

const isRepeated = (values: readonly string[], index: number): boolean => values.indexOf(values[index] ?? '') !== index

/**
 * Rules over the whole manifest: routes are unique and nobody else's, an entry leads to a route of its module, and a
 * contribution has a file of its own.
 */
export const refuseContradictions = (
  { routes, navigation, contributions = [], rights = [] }: Checked,
  report: Report,
): void => {
  const refuse = (path: (string | number)[], message: string, input: unknown) =>
    report.addIssue({ code: 'custom', path, message, input })
  const paths = routes.map(route => route.path)
  const keys = navigation.map(entry => entry.key)
  const exposed = contributions.map(({ expose }) => expose)
  paths.forEach((path, index) => {
    const place = ['routes', index, 'path']
    if (isRepeated(paths, index)) refuse(place, `${path} stands here twice`, path)
    if (isReserved(path)) refuse(place, `${path} belongs to the shell`, path)
  })
  navigation.forEach(({ key, path }, index) => {
    if (isRepeated(keys, index)) refuse(['navigation', index, 'key'], `${key} stands here twice`, key)
    if (path !== undefined && !paths.includes(path))
      refuse(['navigation', index, 'path'], `${path} is not among the routes`, path)
  })
  const rightKeys = rights.map(({ key }) => key)
  rightKeys.forEach((key, index) => {
    if (isRepeated(rightKeys, index)) refuse(['rights', index, 'key'], `${key} stands here twice`, key)
  })
  exposed.forEach((expose, index) => {
    if (isRepeated(exposed, index)) refuse(['contributions', index, 'expose'], `${expose} stands here twice`, expose)
  })
}
