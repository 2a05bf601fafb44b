import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fingerprint, isRecorded, record } from '../workspace/fingerprint.mjs'
import { ensureInstalled } from '../workspace/install.mjs'
import { cacheFolder, root } from '../workspace/paths.mjs'
import { PlainFailure } from '../workspace/plain-failure.mjs'
import { findPnpm } from '../workspace/pnpm.mjs'
import { mustRun } from '../workspace/run-command.mjs'
import { say } from '../workspace/say.mjs'

const suite = process.env.SUITE ?? 'http://127.0.0.1:4600'
const port = Number(process.env.PORT ?? 4610)
const shellFolder = join(cacheFolder, 'dev', 'shell')

const folderOf = name => {
  const folder = name.startsWith('mf-') ? name : `mf-${name}`
  if (existsSync(join(root, folder, 'module.json'))) return folder
  throw new PlainFailure(`There is no module ${folder}: its folder or its module.json is missing.`)
}

const requireSuite = async () => {
  const isUp = await fetch(`${suite}/api/health`).then(
    answer => answer.ok,
    () => false,
  )
  if (isUp) return
  throw new PlainFailure(`No suite answers at ${suite}. Start one with npm start, or set SUITE to where it runs.`)
}

/** The shell in development, beside the built one that the suite serves: only it knows overrides and hot reload. */
const buildShell = async () => {
  const value = fingerprint(['shell', 'packages', 'pnpm-lock.yaml', 'tsconfig.base.json'])
  if (existsSync(shellFolder) && isRecorded('dev-shell', value)) return
  say('Building the shell for development …')
  const arguments_ = [
    '--dir',
    'shell',
    'exec',
    'webpack',
    '--config',
    'webpack.config.mjs',
    '--output-path',
    shellFolder,
  ]
  await mustRun('Building the shell', await findPnpm(), arguments_, { quiet: true })
  record('dev-shell', value)
}

/**
 * One remote with hot reload inside the suite that runs already (npm start). SUITE is where that suite answers, PORT
 * where this one does.
 */
export const runOneModule = async name => {
  const folder = folderOf(name)
  await ensureInstalled()
  await requireSuite()
  await buildShell()
  const { startDevServer } = await import('../../packages/build/src/dev/dev-server.mjs')
  const address = await startDevServer({ folder: join(root, folder), port, suite, shellFolder })
  say(`\n${folder} runs with hot reload:\n  ${address}\nctrl-C ends it; the suite goes on.`)
}
