import { journeysOf } from './journeys-of.mjs'
import { withDependents } from './with-dependents.mjs'

/** Files that decide how everything is installed, compiled or tested. */
const ofEverything = new Set([
  'package.json',
  'pnpm-lock.yaml',
  'pnpm-workspace.yaml',
  'tsconfig.base.json',
  'jest.config.mjs',
])
/** What the tests of the commands read: the commands, documents, texts, styles and how members are made. */
const readByScripts =
  /^(scripts|docs|shell\/src\/font)\/|\/locales\/|\.css$|\/(package|module)\.json$|\/webpack\.config\.mjs$/

/**
 * What an open page was built from, and what answers it. A change of it may break what only the journeys of clocks,
 * restarts and many visits see, and pages of earlier versions.
 */
const answersShell = /^(shell|packages\/(api|contracts|platform|build))\/|^docs\/earlier-shell\.json$/

const isCode = path => /\.([cm]?js|tsx?)$/.test(path)
const isTest = path => /\.test\.tsx?$/.test(path)
const specsOf = journey => `journeys/${journey}/`
const unless = (whole, part) => (whole ? undefined : part)

const touchedMembers = (paths, members) =>
  members.filter(({ folder }) => paths.some(path => path.startsWith(`${folder}/`))).map(({ folder }) => folder)

const projectsOf = (paths, { members }) => {
  // A test is nobody's dependency.
  const reaching = touchedMembers(
    paths.filter(path => !isTest(path)),
    members,
  )
  const folders = new Set([...touchedMembers(paths, members), ...withDependents(reaching, members)])
  const projects = members.flatMap(({ folder, project }) => (project && folders.has(folder) ? [project] : []))
  return paths.some(path => readByScripts.test(path)) ? [...projects, 'scripts'] : projects
}

const allProjects = ({ members }) => [...members.flatMap(({ project }) => project ?? []), 'scripts']

/**
 * What a change makes necessary. `parts` says of a check what it looks at: a check without a part looks at everything,
 * one whose part is empty is left out.
 * @param {{ path: string, gone: boolean, members?: string[] }[]} changed
 * @param {{ members: { folder: string, needs: string[], project?: string }[], journeys: string[], alone: string[] }} workspace
 */
export const whatToCheck = (changed, workspace) => {
  // A lockfile that has got members and no package concerns those members alone.
  const paths = changed.flatMap(({ path, members = [] }) => [path, ...members.map(folder => `${folder}/package.json`)])
  const there = changed.filter(({ gone }) => !gone).map(({ path }) => path)
  const because = changed.flatMap(({ path, members }) =>
    ofEverything.has(path) && members === undefined ? [path] : [],
  )
  const all = because.length > 0
  const projects = all ? allProjects(workspace) : projectsOf(paths, workspace)
  const unit = projects.filter(project => project !== 'api')
  const hit = new Set(paths.flatMap(path => journeysOf(path, workspace)))
  const journeys = workspace.journeys.filter(name => all || hit.has(name))
  const alone = workspace.alone.filter(name => journeys.includes(name))
  const lintAll = all || paths.includes('eslint.config.mjs')
  const earlier = all || paths.some(path => answersShell.test(path) && !isTest(path))
  const formatAll = all || paths.some(path => path.startsWith('.prettier'))
  return {
    because,
    members: touchedMembers(paths, workspace.members),
    projects,
    journeys,
    earlier,
    parts: {
      lint: unless(lintAll, there.filter(isCode)),
      format: unless(formatAll, there),
      unit: unless(all, unit.length === 0 ? [] : ['--selectProjects', ...unit]),
      api: unless(projects.includes('api'), []),
      build: unless(journeys.length > 0 || earlier, []),
      browser: unless(all, journeys.length === 0 ? [] : [...journeys.map(specsOf), 'journeys/smoke']),
      alone: unless(all || earlier, alone.map(specsOf)),
      'earlier-shell': unless(earlier, []),
      'earlier-modules': unless(earlier, []),
      // These two take long, or need the reports of all tests: they are left to the whole.
      unused: [],
      requirements: [],
    },
  }
}
