import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { manifestOf, root } from './paths.mjs'
import { readPin, requirePinned } from './pnpm-pin.mjs'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'veckovis-pin-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const pin = readPin(manifestOf('.').packageManager)

const fetched = (packages: Record<string, string | undefined>) => {
  mkdirSync(join(folder, 'node_modules'), { recursive: true })
  const entries = Object.entries(packages).map(([name, integrity]) => [`node_modules/${name}`, { integrity }])
  writeFileSync(
    join(folder, 'node_modules/.package-lock.json'),
    JSON.stringify({ packages: Object.fromEntries(entries) }),
  )
  return () => requirePinned(folder, pin)
}

test('package.json names the version of pnpm and its digest', () => {
  expect(pin).toEqual({ version: '12.21.0', digest: expect.stringMatching(/^sha512-[\w+/]{86}==$/) })
})

test.each(['pnpm@12.21.0', 'pnpm@12.21.0+sha512.', 'pnpm@12.21.0+sha1.0a', 'npm@1.0.0'])(
  'a pin without a digest is none: %s',
  text => {
    expect(() => readPin(text)).toThrow('packageManager of package.json has to be')
  },
)

test('the pinned pnpm is taken', () => {
  expect(fetched({ pnpm: pin.digest })).not.toThrow()
})

test.each<[string, Record<string, string | undefined>, string]>([
  ['another package', { pnpm: 'sha512-other' }, 'another pnpm'],
  ['a package without a digest', { pnpm: undefined }, 'another pnpm'],
  ['another program', { pnpm: pin.digest, '@pnpm/exe.linux-x64': 'sha512-other' }, 'another @pnpm/exe.linux-x64'],
  ['nothing', {}, 'did not fetch pnpm'],
])('%s is refused', (_what, packages, reason) => {
  expect(fetched(packages)).toThrow(reason)
})

test('no version is taken in its first three days', () => {
  const workspace = readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8')
  expect(Number(/^minimumReleaseAge: (\d+)$/m.exec(workspace)?.[1])).toBeGreaterThanOrEqual(3 * 24 * 60)
})
