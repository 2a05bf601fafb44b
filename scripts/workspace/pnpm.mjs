import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { cacheFolder, readJson, root } from './paths.mjs'
import { readPin, requirePinned } from './pnpm-pin.mjs'
import { mustRun, runCommand } from './run-command.mjs'
import { say } from './say.mjs'

const pin = readPin(readJson(join(root, 'package.json')).packageManager)
const { version: wanted } = pin
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

const fetchPinned = async () => {
  const npm = (what, ...args) =>
    mustRun(what, `npm${suffix}`, [...args, '--prefix', installFolder, '--no-audit', '--no-fund'], { quiet: true })
  try {
    await npm('Fetching pnpm with npm', 'install', `pnpm@${wanted}`, '--no-save', '--ignore-scripts')
    requirePinned(installFolder, pin)
    await npm('Making pnpm ready', 'rebuild')
  } catch (error) {
    // What was refused, or only half made, may not be found by the next start.
    rmSync(installFolder, { recursive: true, force: true })
    throw error
  }
}

/**
 * The command that runs exactly the pinned pnpm: the one on PATH when it is that version, else a copy below .cache
 * that npm fetches once, of which every byte is the pinned one. Nothing is installed globally.
 * @returns {Promise<string>}
 */
export const findPnpm = async () => {
  if (existsSync(ownCommand)) return ownCommand
  if (await onPath()) return 'pnpm'
  say(`Fetching pnpm ${wanted} …`)
  await fetchPinned()
  return ownCommand
}
