// A newcomer's areas by the commands of CONTRIBUTING, in an empty clone, opened in the browser: node soak/new-area.mjs
// What is not committed yet is part of the clone. The short form is scripts/new-area/new-area.test.ts.
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { findPnpm } from '../scripts/workspace/pnpm.mjs'
import { root } from '../scripts/workspace/paths.mjs'
import { say } from './say.mjs'

/** One about the active unit, and one of several pages about the places in reach. */
const areas = [
  ['home-care', '--title-sv', 'Hemma', '--title-en', 'At home', '--permission', '2'],
  ['registers', '--permission', '999', '--page', '/regions', '--page', '/suppliers'],
]
const names = areas.map(([name]) => name)
const clone = mkdtempSync(join(tmpdir(), 'veckovis-clone-'))

const run = (what, command, args, { cwd = clone, env = {} } = {}) => {
  say(`${what} …`)
  execFileSync(command, args, {
    cwd,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, CI: 'true', ...env },
  })
}

const copyWhatIsNotCommitted = () => {
  const list = args => execFileSync('git', args, { cwd: root }).toString().split('\0').filter(Boolean)
  const changed = [
    ...list(['diff', '--name-only', '-z', 'HEAD']),
    ...list(['ls-files', '--others', '--exclude-standard', '-z']),
  ]
  for (const file of changed) {
    if (!existsSync(join(root, file))) rmSync(join(clone, file), { force: true })
    else cpSync(join(root, file), join(clone, file), { recursive: true, dereference: false, force: true })
  }
}

try {
  run('Cloning', 'git', ['clone', '--quiet', root, clone], { cwd: dirname(clone) })
  copyWhatIsNotCommitted()
  const pnpm = await findPnpm()
  run('Installing', pnpm, ['install', '--frozen-lockfile', '--prefer-offline'])
  for (const area of areas) run(`Making ${area[0]}`, pnpm, ['new-area', ...area])
  const checks = ['types', 'lint', 'format', 'boundaries', 'unused', 'sherif']
  run('Checking', pnpm, ['verify', ...checks])
  run('Its tests', pnpm, [
    'jest',
    '--selectProjects',
    ...names.map(name => `mf-${name}`),
    'domain',
    'api',
    '--',
    ...names,
    'route-access',
    'matrix',
  ])
  run('Building', pnpm, ['build'])
  const browser = join(clone, 'e2e/node_modules/.bin/playwright')
  const ports = { E2E_PORT: '4910', E2E_CONTROL_PORT: '4911' }
  run('In the browser', browser, ['test', ...names.map(name => `journeys/${name}`), '--workers=1'], {
    cwd: join(clone, 'e2e'),
    env: ports,
  })
  say('1 passed, 0 failed')
} catch (error) {
  say(`${error.message}\n0 passed, 1 failed`)
  process.exitCode = 1
} finally {
  rmSync(clone, { recursive: true, force: true })
}
