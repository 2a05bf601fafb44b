import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { manifestOf, memberFolders, root } from '../../workspace/paths.mjs'

type Manifest = Readonly<
  Record<'dependencies' | 'devDependencies' | 'peerDependencies', Record<string, string> | undefined>
>

const lockfile = readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8')
const members: string[] = ['.', ...memberFolders()]

/** What the lockfile says of each package that it fetches: `{integrity: sha512-…}`, or where else it comes from. */
const resolutions = [...lockfile.matchAll(/^ {4}resolution: \{(.*)\}$/gm)].map(([, text = '']) => text)

test('every package that is fetched comes from the registry and has its digest', () => {
  expect(resolutions.length).toBeGreaterThan(1000)
  expect(resolutions.filter(text => !/^integrity: sha512-[\w+/=]{88}$/.test(text))).toEqual([])
})

test('a package of our own is never one of the registry, no matter who takes its name there', () => {
  const own = members.flatMap(folder => {
    const { dependencies, devDependencies, peerDependencies }: Manifest = manifestOf(folder)
    return Object.entries({ ...dependencies, ...devDependencies, ...peerDependencies })
      .filter(([name]) => name.startsWith('@veckovis/') || name.startsWith('mf-'))
      .map(([name, version]) => `${folder} ${name} ${version}`)
  })
  expect(own.length).toBeGreaterThan(20)
  expect(own.filter(each => !each.endsWith(' workspace:*'))).toEqual([])
  expect(lockfile.match(/^ {2}'?(@veckovis\/|mf-)[^\n]*@\d/gm)).toBeNull()
})

test('no member asks for an address, a repository or a version of its own', () => {
  const asked = members.flatMap(folder => {
    const { dependencies, devDependencies }: Manifest = manifestOf(folder)
    return Object.entries({ ...dependencies, ...devDependencies }).map(
      ([name, version]) => `${folder} ${name} ${version}`,
    )
  })
  expect(asked.filter(each => !/ (workspace:\*|catalog:)$/.test(each))).toEqual([])
  expect(existsSync(join(root, '.npmrc'))).toBe(false)
})
