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

/** Those of today's remotes that the earlier shell would not run, as it says itself, each with why. */
const refusedRemotes = async (source, remotes) => {
  const { incompatibility } = await loadSource('shell/src/modules/compatibility.ts')
  const { sharedVersions } = await import(pathToFileURL(join(source, 'packages/build/src/shared-singletons.mjs')).href)
  const versions = Object.fromEntries(sharedVersions())
  const offers = readJson(join(source, 'shell/dist/offers.json'))
  return remotes
    .map(remote => ({ remote, why: incompatibility(recordIn(join(root, remote)), versions, offers) }))
    .filter(({ why }) => why !== null)
}

const isServed = file => !file.endsWith('.map')

/**
 * The modules that people with the earlier shell get: today's, and of one that this shell would not run the one of then,
 * if there was one.
 */
const gatherModules = (target, { source, remotes, earlier }) => {
  rmSync(target, { recursive: true, force: true })
  for (const remote of remotes) {
    const from = join(earlier.includes(remote) ? source : root, remote)
    if (!existsSync(from)) continue
    const { id, version } = recordIn(from)
    cpSync(join(from, 'dist'), join(target, id, version), { recursive: true, filter: isServed })
  }
}

/**
 * Builds the shell of a commit, once, and puts modules beside it that it runs.
 * @param {string} commit
 * @returns {Promise<{ shellFolder: string, modulesFolder: string, refused: { remote: string, why: string }[] }>}
 */
export const buildEarlier = async commit => {
  const { folder, source } = takeSources(commit)
  await buildMembers(source, ['shell'])
  const remotes = memberFolders().filter(member => member.startsWith('mf-'))
  const refused = await refusedRemotes(source, remotes)
  const had = new Set(readdirSync(source))
  const earlier = refused.map(({ remote }) => remote)
  await buildMembers(
    source,
    earlier.filter(remote => had.has(remote)),
  )
  const modulesFolder = join(folder, 'modules')
  gatherModules(modulesFolder, { source, remotes, earlier })
  return { shellFolder: join(source, 'shell/dist'), modulesFolder, refused }
}
