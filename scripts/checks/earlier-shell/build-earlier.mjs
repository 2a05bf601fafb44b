import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { loadSource } from '../../workspace/load-source.mjs'
import { cacheFolder, manifestOf, memberFolders, readJson, root } from '../../workspace/paths.mjs'
import { findPnpm } from '../../workspace/pnpm.mjs'
import { mustRun } from '../../workspace/run-command.mjs'

const allEarlier = join(cacheFolder, 'earlier-shell')

const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })

/** The sources of a commit in a folder of their own, which is named by what they hold. Of others nothing is kept. */
const takeSources = commit => {
  const folder = join(allEarlier, git('rev-parse', `${commit}^{tree}`).trim())
  const source = join(folder, 'source')
  if (existsSync(join(folder, 'taken'))) return { folder, source }
  rmSync(allEarlier, { recursive: true, force: true })
  mkdirSync(source, { recursive: true })
  const archive = join(folder, 'source.tar')
  git('archive', '--output', archive, commit, '--', '.', ':(exclude)docs', ':(exclude)reports')
  execFileSync('tar', ['-xf', archive, '-C', source])
  rmSync(archive)
  writeFileSync(join(folder, 'taken'), commit)
  return { folder, source }
}

/** Installs what these members need, from the store that today's packages came into, and builds them. */
const buildMembers = async (source, folders) => {
  const left = folders.filter(folder => !existsSync(join(source, folder, 'built')))
  if (left.length === 0) return
  const pnpm = await findPnpm()
  const named = left.flatMap(folder => ['--filter', `${manifestOf(folder).name}...`])
  const env = { CI: 'true', NODE_ENV: 'production' }
  const install = [...named, 'install', '--frozen-lockfile', '--prefer-offline']
  await mustRun('Installing what the earlier shell needs', pnpm, install, { quiet: true, cwd: source, env })
  const queue = [...left]
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const build = ['--dir', next, 'run', 'build']
      await mustRun(`Building the earlier ${next}`, pnpm, build, { quiet: true, cwd: source, env })
      writeFileSync(join(source, next, 'built'), '')
    }
  }
  await Promise.all([work(), work()])
}

const recordIn = folder => readJson(join(folder, 'dist/module-record.json'))

/** Those of the remotes built in one folder that the shell built in another would not run, as it says itself, with why. */
const refusedBy = async (shellSource, remotesSource, remotes) => {
  const { incompatibility } = await loadSource('shell/src/modules/compatibility.ts')
  const shared = join(shellSource, 'packages/build/src/shared-singletons.mjs')
  const { sharedVersions } = await import(pathToFileURL(shared).href)
  const versions = Object.fromEntries(sharedVersions())
  const offers = readJson(join(shellSource, 'shell/dist/offers.json'))
  return remotes
    .map(remote => ({ remote, why: incompatibility(recordIn(join(remotesSource, remote)), versions, offers) }))
    .filter(({ why }) => why !== null)
}

const isServed = file => !file.endsWith('.map')

/** Puts the build of each remote into a folder as it is served; `sourceOf` says whose. */
const gatherModules = (target, remotes, sourceOf) => {
  rmSync(target, { recursive: true, force: true })
  for (const remote of remotes) {
    const from = join(sourceOf(remote), remote)
    if (!existsSync(from)) continue
    const { id, version } = recordIn(from)
    cpSync(join(from, 'dist'), join(target, id, version), { recursive: true, filter: isServed })
  }
}

const named = refused => refused.map(({ remote }) => remote)
const remotesOfNow = () => memberFolders().filter(member => member.startsWith('mf-'))

/**
 * Builds the shell of a commit, once, and puts modules beside it that it runs: today's, and of one that it would not run
 * the one of then, if there was one.
 * @param {string} commit
 * @returns {Promise<{ env: Record<string, string>, refused: { remote: string, why: string }[] }>}
 */
export const buildEarlierShell = async commit => {
  const { folder, source } = takeSources(commit)
  await buildMembers(source, ['shell'])
  const remotes = remotesOfNow()
  const refused = await refusedBy(source, root, remotes)
  const had = new Set(readdirSync(source))
  const earlier = named(refused)
  await buildMembers(
    source,
    earlier.filter(remote => had.has(remote)),
  )
  const modulesFolder = join(folder, 'modules')
  gatherModules(modulesFolder, remotes, remote => (earlier.includes(remote) ? source : root))
  return { env: { SHELL_DIR: join(source, 'shell/dist'), MODULES_DIR: modulesFolder }, refused }
}

/**
 * Builds the modules of a commit, once, for the shell and the API of today; of one that this shell would not run any more,
 * the one of today, since its promotion belongs to the upgrade.
 * @param {string} commit
 * @returns {Promise<{ env: Record<string, string>, refused: { remote: string, why: string }[] }>}
 */
export const buildEarlierModules = async commit => {
  const { folder, source } = takeSources(commit)
  const had = readdirSync(source).filter(name => name.startsWith('mf-'))
  await buildMembers(source, had)
  const refused = await refusedBy(root, source, had)
  const today = named(refused)
  const modulesFolder = join(folder, 'modules-of-then')
  gatherModules(modulesFolder, [...new Set([...had, ...remotesOfNow()])], remote =>
    had.includes(remote) && !today.includes(remote) ? source : root,
  )
  return { env: { MODULES_DIR: modulesFolder }, refused }
}
