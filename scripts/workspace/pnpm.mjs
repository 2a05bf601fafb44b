import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { cacheFolder, readJson, root } from './paths.mjs'
import { mustRun, runCommand } from './run-command.mjs'
import { say } from './say.mjs'

const wanted = readJson(join(root, 'package.json')).packageManager.split('@')[1]
const installFolder = join(cacheFolder, 'pnpm', wanted)

const suffix = process.platform === 'win32' ? '.cmd' : ''
const ownCommand = join(installFolder, 'node_modules', '.bin', `pnpm${suffix}`)

const onPath = async () => {
  try {
    const { code, output } = await runCommand('pnpm', ['--version'], { quiet: true, cwd: '/' })
    return code === 0 && output.trim().split('\n').at(-1) === wanted
  } catch {
    return false
  }
}

/**
 * The command that runs exactly the pinned pnpm: the one on PATH when it is that version, else a copy below .cache
 * that npm fetches once. Nothing is installed globally.
 * @returns {Promise<string>}
 */
export const findPnpm = async () => {
  if (existsSync(ownCommand)) return ownCommand
  if (await onPath()) return 'pnpm'
  say(`Fetching pnpm ${wanted} …`)
  await mustRun(
    'Fetching pnpm with npm',
    `npm${suffix}`,
    ['install', '--prefix', installFolder, '--no-save', '--no-audit', '--no-fund', `pnpm@${wanted}`],
    { quiet: true },
  )
  return ownCommand
}
