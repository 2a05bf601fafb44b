import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../workspace/paths.mjs'

type Added = { readonly file: string; readonly below: string; readonly line: string }

/** All that a further column of the staff needs, beside its migration: a line below this one in each of these files. */
const addedLines: readonly Added[] = [
  {
    file: 'packages/domain/src/staff/staff-fields.ts',
    below: "  employedTo: { kind: 'day' },",
    line: "  room: { kind: 'text', isSorted: true },",
  },
  {
    file: 'packages/contracts/src/staff/staff-fields.ts',
    below: '  employedFrom: needed(employmentDay, calendarDay),',
    line: '  room: mayBeEmpty(personLines(100)),',
  },
  {
    file: 'packages/api/src/areas/staff/stored-staff.ts',
    below: "  employedTo: 'employed_to',",
    line: "  room: 'room',",
  },
  {
    file: 'packages/api/src/db/schema/staff.ts',
    below: "    employedTo: date('employed_to'),",
    line: "    room: text('room'),",
  },
  { file: 'mf-staff/src/data/staff-fields.ts', below: "  'employedFrom',", line: "  'room'," },
  {
    file: 'mf-staff/locales/sv.json',
    below: '    "employedTo": "Anställd till och med",',
    line: '    "room": "Arbetsrum",',
  },
  { file: 'mf-staff/locales/en.json', below: '    "employedTo": "Employed until",', line: '    "room": "Room",' },
]
const migration = 'packages/api/migrations/9000-room.sql'

let copy: string
const run = (program: string, ...args: string[]) => {
  const path = join(copy, 'node_modules/.bin', program)
  const { stdout, stderr } = spawnSync(path, args, { cwd: copy, encoding: 'utf8', maxBuffer: 2 ** 28 })
  return `${stdout}${stderr}`
}

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'veckovis-staff-column-'))
  execFileSync(process.execPath, [join(root, 'scripts/new-area/testing/copy-workspace.mjs'), copy])
  for (const { file, below, line } of addedLines) {
    const path = join(copy, file)
    const text = readFileSync(path, 'utf8')
    expect(text.split(`${below}\n`)).toHaveLength(2)
    writeFileSync(path, text.replace(`${below}\n`, `${below}\n${line}\n`))
  }
  writeFileSync(join(copy, migration), 'ALTER TABLE staff_member ADD COLUMN room text;\n')
}, 120_000)
afterAll(() => rmSync(copy, { recursive: true, force: true }))

/** Of the program: its tests may list a person's values, and the types of style sheets are made by a check of their own. */
const typeFaults = (member: string) =>
  run('tsc', '--noEmit', '-p', member)
    .split('\n')
    .filter(line => /error TS/.test(line) && !/\.test\.tsx?\(|\.module\.css'/.test(line))

test('a column of the staff is a line in seven files and a migration', () => {
  expect(typeFaults('packages/api')).toEqual([])
  expect(typeFaults('mf-staff')).toEqual([])
  const report = join(copy, 'report.json')
  const tests = ['mf-staff/src/data/staff-fields.test.tsx', 'packages/api/src/areas/staff/staff-fields.test.ts']
  const output = run('jest', ...tests, '--runInBand', '--json', `--outputFile=${report}`)
  expect([existsSync(report), output]).toEqual([true, expect.any(String)])
  const { testResults } = JSON.parse(readFileSync(report, 'utf8'))
  const results: { fullName: string; status: string }[] = testResults.flatMap(
    (file: { assertionResults: object[] }) => file.assertionResults,
  )
  const ofRoom = results.filter(({ fullName }) => fullName.startsWith('room '))
  expect(ofRoom.map(({ status }) => status)).toEqual(['passed', 'passed', 'passed', 'passed', 'passed'])
}, 1_200_000)
