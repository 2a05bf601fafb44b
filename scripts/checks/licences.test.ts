import { licenceProblems } from './licences.mjs'

const rules = { allowed: [{ id: 'MIT' }, { id: 'Apache-2.0' }] }
const lockfile = `packages:

  'esbuild@1.0.0':
    resolution: {integrity: sha512-x}

  '@esbuild/darwin-arm64@1.0.0':
    resolution: {integrity: sha512-x}
    cpu: [arm64]
    os: [darwin]

snapshots:
`
const fetched = [{ type: 'distribution', url: 'https://registry.example/x.tgz' }]
const problems = (component: object) =>
  licenceProblems(
    { components: [{ name: 'esbuild', version: '1.0.0', externalReferences: fetched, ...component }] },
    lockfile,
    rules,
  )

test.each<[string, object]>([
  ['an allowed one', { licenses: [{ license: { id: 'MIT' } }] }],
  ['two allowed ones', { licenses: [{ expression: '(MIT AND Apache-2.0)' }] }],
  ['a choice of which one is allowed', { licenses: [{ expression: '(GPL-3.0-only OR MIT)' }] }],
  ['a program for other machines', { group: '@esbuild', name: 'darwin-arm64' }],
  ['a member of the workspace', { externalReferences: [] }],
])('%s passes', (_what, component) => {
  expect(problems(component)).toEqual([])
})

test.each<[string, object, string]>([
  ['another', { licenses: [{ license: { id: 'GPL-3.0-only' } }] }, 'esbuild@1.0.0: GPL-3.0-only'],
  ['a text of its own', { licenses: [{ license: { name: 'See LICENSE.md' } }] }, 'esbuild@1.0.0: See LICENSE.md'],
  [
    'an allowed one and another',
    { licenses: [{ expression: '(MIT AND SSPL-1.0)' }] },
    'esbuild@1.0.0: (MIT AND SSPL-1.0)',
  ],
  [
    'two of which one is not allowed',
    { licenses: [{ license: { id: 'MIT' } }, { license: { id: 'SSPL-1.0' } }] },
    'esbuild@1.0.0: MIT AND SSPL-1.0',
  ],
  ['none', {}, 'esbuild@1.0.0: no licence is known'],
])('%s is told', (_what, component, problem) => {
  expect(problems(component)).toEqual([problem])
})
