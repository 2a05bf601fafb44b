import { ApiError, VersionSkew } from '@veckovis/platform'
import { createProblemReports } from './problem-reports'

const thrownIn = (file: string, message: string, name = 'TypeError') =>
  Object.assign(new Error(message), { name, stack: `${name}: ${message}\n    at https://suite.example${file}:1:2` })
const staffFile = '/modules/mf-staff/1.4.0/118.js'
const missing = (file: string) =>
  Object.assign(new Error('Loading chunk 1 failed.'), {
    name: 'ChunkLoadError',
    request: `https://suite.example${file}`,
  })

test('an error of a module in use is told with module, version, step and a message without what is somebody’s', () => {
  const report = createProblemReports(() => 1_700_000_000_000)
  expect(report(thrownIn(staffFile, 'Nobody is called Anna Ek'))).toEqual({
    moduleId: 'mf-staff',
    version: '1.4.0',
    step: 'use',
    kind: 'broken',
    supportCode: expect.stringMatching(/^U-[0-9A-Z]{6}$/),
    detail: 'Nobody is called … …',
  })
})

test('each is told once, and no more than ten of one page', () => {
  const report = createProblemReports(() => 0)
  const told = Array.from({ length: 30 }, (_, index) =>
    report(thrownIn(`/modules/mf-staff/1.4.0/${Math.floor(index / 2)}.js`, 'rows is undefined')),
  ).filter(each => each !== null)
  expect(told).toHaveLength(10)
})

test('a file that stays away is told once, as that, whatever the message', () => {
  const report = createProblemReports(() => 0)
  expect(report(missing(staffFile))).toMatchObject({ step: 'part', kind: 'unreachable', detail: '' })
  expect(report(missing(`${staffFile}?attempt=2`))).toBeNull()
  expect(report(missing('/modules/mf-staff/1.4.0/119.js'))).toMatchObject({ step: 'part' })
})

test('what the API refused, what was given up, and what the shell does itself are no errors of a module', () => {
  const report = createProblemReports(() => 0)
  const refused = new ApiError('connection', 'Servern svarar inte', 0, undefined)
  refused.stack = `ApiError: x\n    at https://suite.example${staffFile}:1:2`
  expect(report(refused)).toBeNull()
  expect(report(thrownIn(staffFile, 'given up', 'AbortError'))).toBeNull()
  expect(report(thrownIn('/shell.1.js', 'rows is undefined'))).toBeNull()
  expect(report('a text')).toBeNull()
})

test('a call that is older or newer than the server is told of the module that made it, without ids', () => {
  const report = createProblemReports(() => 0)
  const called = Object.assign(new Error('called'), {
    stack: `Error\n    at get (https://suite.example${staffFile}:1:2)`,
  })
  expect(report(new VersionSkew('no-such-call', 'GET /staff/unit/12/plan', called))).toMatchObject({
    moduleId: 'mf-staff',
    version: '1.4.0',
    step: 'call',
    kind: 'no-such-call',
    detail: 'GET /staff/unit/#/plan',
  })
  const ofShell = Object.assign(new Error('called'), {
    stack: 'Error\n    at get (https://suite.example/shell.1.js:1:2)',
  })
  expect(report(new VersionSkew('other-answer', 'GET /user/me', ofShell))).toBeNull()
})

test('what is thrown and is no error is told by its file alone', () => {
  const report = createProblemReports(() => 0)
  expect(report('Anna Ek', `https://suite.example${staffFile}`)).toMatchObject({ moduleId: 'mf-staff', detail: '' })
})
