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

/** Every version of a package that the lockfile holds, whoever depends on it. */
const versionsIn = (lockfile, name) => {
  const entries = [...lockfile.matchAll(/^ {2}'?(@?[^@'\s]+)@(\d[^'(:]*)'?:$/gm)]
  return [...new Set(entries.filter(([, found]) => found === name).map(([, , version]) => version))]
}

await runScript(async () => {
  const { floors } = readJson(join(root, 'docs', 'advisory-floors.json'))
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
