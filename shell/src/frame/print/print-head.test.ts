import { printRules } from './print-head'

const head = { place: 'Kommun · Enhet', subject: 'Prognos', date: '2026-11-22', page: ['Sida ', ' av '] } as const

test('each edge of a sheet has its text, and the last its number of all', () => {
  const rules = printRules(head)
  expect(rules).toContain('@top-left { content: "Kommun · Enhet";')
  expect(rules).toContain('@top-right { content: "2026-11-22";')
  expect(rules).toContain('@bottom-left { content: "Prognos";')
  expect(rules).toContain('@bottom-right { content: "Sida " counter(page) " av " counter(pages);')
})

test('a name cannot leave its string', () => {
  const rules = printRules({ ...head, place: 'A"; } body { display: none } \\ \n</style>' })
  expect(rules).toContain('"A\\22 ; } body { display: none } \\5c  \\a \\3c /style>"')
})
