import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readJson } from './paths.mjs'
import { PlainFailure } from './plain-failure.mjs'

/**
 * pnpm is a program per platform behind a small package. The package's digest stands in package.json, as corepack reads
 * it; these are the digests of the programs, for the platforms that the suite is run on.
 */
const programDigests = {
  '@pnpm/exe.linux-arm64':
    'sha512-4Oj/iF2TDCe2lcH0n4TupPR5sSdrNLclJB6xBElLMPCUOAvBhdf2rRlSaO5M4erJ6g4Fyy7YTXTpcmfFsKyxEA==',
  '@pnpm/exe.linux-x64':
    'sha512-8eufCjHXspKbNS/kh8q4Q0gqJoOuvC4Q5pgos6XS8By/nAMtP+jf8F1Cw9er840kfAX+PJ/ts+A9qnLE91rvXQ==',
}

/**
 * Version and digest of the `packageManager` of package.json: `pnpm@<version>+sha512.<hex>`.
 * @param {string} packageManager
 * @returns {{ version: string, digest: string }}
 */
export const readPin = packageManager => {
  const [, version, hex] = /^pnpm@([^+]+)\+sha512\.([0-9a-f]{128})$/.exec(packageManager) ?? []
  if (version === undefined || hex === undefined)
    throw new PlainFailure(
      `packageManager of package.json has to be pnpm@<version>+sha512.<hex>, not ${packageManager}.`,
    )
  return { version, digest: `sha512-${Buffer.from(hex, 'hex').toString('base64')}` }
}

/**
 * Refuses what npm fetched into the folder when it is not the pinned pnpm. npm has compared each package with the
 * digest that the registry told; this compares that digest with ours, before any script of a package has run.
 * @param {string} folder
 * @param {{ digest: string }} pin
 */
export const requirePinned = (folder, { digest }) => {
  const record = join(folder, 'node_modules', '.package-lock.json')
  const packages = existsSync(record) ? readJson(record).packages : {}
  const fetched = Object.entries(packages).map(([path, { integrity }]) => [
    path.replace('node_modules/', ''),
    integrity,
  ])
  if (!fetched.some(([name]) => name === 'pnpm')) throw new PlainFailure('npm did not fetch pnpm.')
  for (const [name, integrity] of fetched) {
    const wanted = name === 'pnpm' ? digest : programDigests[name]
    if (wanted !== undefined && integrity !== wanted)
      throw new PlainFailure(
        `The registry gave another ${name} than the pinned one (${integrity}). Nothing of it was run.`,
      )
  }
}
