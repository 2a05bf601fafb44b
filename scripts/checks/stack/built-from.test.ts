import { packageName, packagesBehind } from '../../../packages/build/src/built-from/locked-packages.mjs'

const lockfile = `lockfileVersion: '9.0'

catalogs:
  default:
    yup:
      specifier: 1.7.1
      version: 1.7.1

importers:

  mf-one:
    dependencies:
      '@scope/table':
        specifier: 'catalog:'
        version: 2.0.0(react@19.0.0)
      '@veckovis/domain':
        specifier: workspace:*
        version: link:../packages/domain
      written-as-other:
        specifier: 'catalog:'
        version: real-name@4.0.0
    devDependencies:
      tool:
        specifier: 'catalog:'
        version: 5.0.0

  packages/domain:
    dependencies:
      small:
        specifier: 'catalog:'
        version: 1.0.0

packages:

  small@1.0.0:
    resolution: {integrity: sha512-x}

snapshots:

  '@scope/table@2.0.0(react@19.0.0)':
    dependencies:
      react: 19.0.0
    optionalDependencies:
      small: 1.0.0
    transitivePeerDependencies:
      - other

  react@19.0.0: {}

  real-name@4.0.0: {}

  small@1.0.0: {}

  tool@5.0.0:
    dependencies:
      small: 1.0.0
`

test('the packages behind a member are those that it gets and those that they get, and not those of another member', () => {
  expect(packagesBehind(lockfile, ['mf-one'])).toEqual([
    '@scope/table@2.0.0(react@19.0.0)',
    'react@19.0.0',
    'real-name@4.0.0',
    'small@1.0.0',
    'tool@5.0.0',
  ])
  expect(packagesBehind(lockfile, ['packages/domain', 'mf-none'])).toEqual(['small@1.0.0'])
})

test('a package that the lockfile does not know is told', () => {
  expect(() => packagesBehind(lockfile.replace('\n  react@19.0.0: {}\n', ''), ['mf-one'])).toThrow(
    'pnpm-lock.yaml does not say what react@19.0.0 is',
  )
})

test('the name of a package stands before its version', () => {
  expect(['@scope/table@2.0.0(react@19.0.0)', 'react@19.0.0'].map(packageName)).toEqual(['@scope/table', 'react'])
})
