import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ownerProblems } from './owners.mjs'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'veckovis-owners-'))
  for (const place of ['mf-staff', 'packages/domain/src/staff', 'packages/contracts/src/session'])
    mkdirSync(join(folder, place), { recursive: true })
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const problemsOf = (text: string): string[] => {
  writeFileSync(join(folder, 'CODEOWNERS'), text)
  return ownerProblems(folder)
}

test('each place of an area that has a module has somebody who looks at it', () => {
  expect(problemsOf('* @a/all\n/mf-staff/ @a/staff\n/packages/domain/src/staff/ @a/staff\n')).toEqual([])
  expect(problemsOf('* @a/all\n')).toEqual([
    'CODEOWNERS: nobody is named for mf-staff',
    'CODEOWNERS: nobody is named for packages/domain/src/staff',
  ])
})

test('a line that names nothing is told', () => {
  expect(problemsOf('/mf-staff/ @a/staff\n/packages/domain/src/staff/ @a/staff\n/mf-menu/ @a/menu\n')).toEqual([
    'CODEOWNERS: there is no mf-menu',
  ])
})

test('a module names the team that looks at its changes', () => {
  const lines = '* @a/all\n/mf-staff/ @a/staff\n/packages/domain/src/staff/ @a/staff\n'
  const file = join(folder, 'mf-staff/module.json')
  writeFileSync(file, JSON.stringify({ owner: '@a/staff' }))
  expect(problemsOf(lines)).toEqual([])
  writeFileSync(file, JSON.stringify({ owner: '@a/menu' }))
  expect(problemsOf(lines)).toEqual(['mf-staff/module.json: its owner is @a/menu, CODEOWNERS names @a/staff'])
})
