import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fingerprint, isRecorded, record } from './fingerprint.mjs'
import { memberFolders, root } from './paths.mjs'
import { findPnpm } from './pnpm.mjs'
import { mustRun } from './run-command.mjs'
import { say } from './say.mjs'

const manifests = () => [
  'package.json',
  'pnpm-lock.yaml',
  'pnpm-workspace.yaml',
  ...memberFolders().map(folder => `${folder}/package.json`),
]

/** Installs the packages of the lockfile when node_modules is missing or was made from other manifests. */
export const ensureInstalled = async () => {
  const wanted = fingerprint(manifests())
  if (existsSync(join(root, 'node_modules', '.modules.yaml')) && isRecorded('install', wanted)) return
  const pnpm = await findPnpm()
  say('Installing packages …')
  await mustRun('Installing packages', pnpm, ['install', '--frozen-lockfile'], {
    quiet: true,
    env: { CI: 'true' },
  })
  record('install', wanted)
}
