import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readJson, root } from './workspace/paths.mjs'
import { PlainFailure, runScript } from './workspace/plain-failure.mjs'
import { say } from './workspace/say.mjs'

const numbers = version => version.split('-')[0].split('.').map(Number)

const isBelow = (version, floor) => {
  const [a, b] = [numbers(version), numbers(floor)]
  const at = [0, 1, 2].find(index => a[index] !== b[index])
  return at !== undefined && a[at] < b[at]
}

/** Every version of a package that the lockfile holds, no matter who depends on it. */
const versionsIn = (lockfile, name) => {
  const entries = [...lockfile.matchAll(/^ {2}'?(@?[^@'\s]+)@(\d[^'(:]*)'?:$/gm)]
  return [...new Set(entries.filter(([, found]) => found === name).map(([, , version]) => version))]
}

const day = 86_400_000
/** After so many days the advisories are to be looked through once more (docs/security/protection.md). */
const mostDays = 90

/** The day of the commit that is checked, so that what was right when it was made stays so; without one, today. */
const dayOfCommit = () => {
  const { status, stdout } = spawnSync('git', ['log', '-1', '--format=%cs'], { cwd: root, encoding: 'utf8' })
  return status === 0 ? stdout.trim() : new Date().toISOString().slice(0, 10)
}

await runScript(async () => {
  const { floors, lookedThrough } = readJson(join(root, 'docs', 'advisory-floors.json'))
  const days = (Date.parse(dayOfCommit()) - Date.parse(lookedThrough)) / day
  // A day that nobody can read is as bad as an old one.
  if (!(days <= mostDays))
    throw new PlainFailure(
      `The advisories were last looked through on ${lookedThrough}, more than ${mostDays} days before this commit. ` +
        'Compare every package of pnpm-lock.yaml with the advisories published since, raise the floors in ' +
        'docs/advisory-floors.json, and set lookedThrough there.',
    )
  const lockfile = readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8')
  const found = floors.map(floor => ({ ...floor, versions: versionsIn(lockfile, floor.package) }))
  const below = found.flatMap(({ package: name, floor, versions }) =>
    versions.filter(version => isBelow(version, floor)).map(version => `${name} ${version} is below ${floor}`),
  )
  if (below.length > 0) throw new PlainFailure(`Known advisories, so upgrade:\n${below.join('\n')}`)
  for (const { package: name, floor, versions } of found) {
    say(`${name}: ${versions.join(', ') || 'not installed'} (floor ${floor})`)
  }
})
