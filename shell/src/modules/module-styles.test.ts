import { followStyles, takeStyles } from './module-styles'

const staff = { manifestUrl: '/modules/mf-staff/1.0.0/mf-manifest.json' }

const addSheet = (href: string): HTMLLinkElement => {
  const sheet = document.createElement('link')
  sheet.rel = 'stylesheet'
  sheet.href = href
  document.head.append(sheet)
  return sheet
}

beforeAll(() => followStyles())
afterEach(() => document.head.replaceChildren())

/** What watches the page is told after what is under way. */
const told = () => Promise.resolve()

test('styles of a module that is fetched ahead hold nowhere until it stands, and no longer than that', async () => {
  const ahead = addSheet('/modules/mf-staff/1.0.0/1.css?attempt=2')
  const own = addSheet('/shell.css')
  await told()
  expect([ahead.media, own.media]).toEqual(['not all', ''])
  const leave = takeStyles(staff)
  const later = addSheet('/modules/mf-staff/1.0.0/2.css')
  const other = addSheet('/modules/mf-staff/1.1.0/1.css')
  await told()
  expect([ahead, later, other, own].map(({ media }) => media)).toEqual(['all', 'all', 'not all', ''])
  leave()
  expect([ahead, later, other, own].map(({ media }) => media)).toEqual(['not all', 'not all', 'not all', ''])
})

test('they hold while any part of the module stands', async () => {
  const sheet = addSheet('/modules/mf-staff/1.0.0/1.css')
  await told()
  const leave = takeStyles(staff)
  const leaveContribution = takeStyles(staff)
  leave()
  expect(sheet.media).toBe('all')
  leaveContribution()
  expect(sheet.media).toBe('not all')
})
