import fc from 'fast-check'
import { addDays, listDates, weekdays, weekdayOf } from '../chosen-dates'
import { readEntryLine } from './read-entry-line'

// A Wednesday.
const today = '2026-03-18'
const people = [
  { id: 1, firstName: 'Åsa', lastName: 'Öberg' },
  { id: 2, firstName: 'Bo', lastName: 'Ek' },
  { id: 3, firstName: 'Anna-Karin', lastName: 'Berg' },
  { id: 4, firstName: 'Anna', lastName: 'Berg Lind' },
  { id: 5, firstName: 'Anna', lastName: 'Berg' },
  { id: 6, firstName: 'Maj', lastName: 'Ek' },
  { id: 7, firstName: 'Tom', lastName: 'af Ugglas' },
  { id: 8, firstName: 'Sun', lastName: 'Lee' },
]
const read = (line: string, on = today) => readEntryLine(line, { people, today: on })
const nothing = { people: [], days: null, reason: null, substitute: null, rest: [] }
const one = (day: string) => ({ from: day, to: day })

test('one line says who, when, why and by whom', () => {
  const said = {
    people: [1],
    days: { from: '2026-03-19', to: '2026-03-24' },
    reason: 1,
    substitute: 3,
    rest: [],
  }
  for (const line of [
    'Åsa Öberg sjuk i morgon–tisdag, timvikarie',
    'Öberg, Åsa är sjuk från i morgon t.o.m. tisdag; ersätts av timvikarie',
    'Timvikarie: Åsa sjukskriven 19/3-24/3',
    'åsa sick tomorrow until Tuesday, hourly substitute',
    'Åsa Öberg is off sick from 19 March to 24 March, covered by a substitute',
  ])
    expect([line, read(line)]).toEqual([line, said])
})

describe('days', () => {
  test.each([
    ['i dag', one(today)],
    ['idag', one(today)],
    ['yesterday', one('2026-03-17')],
    ['imorgon', one('2026-03-19')],
    ['i övermorgon', one('2026-03-20')],
    ['the day after tomorrow', one('2026-03-20')],
    ['onsdag', one(today)],
    ['på tisdag', one('2026-03-24')],
    ['nästa måndag', one('2026-03-23')],
    ['next wednesday', one('2026-03-25')],
    ['2026-08-10', one('2026-08-10')],
    ['den 10 augusti', one('2026-08-10')],
    ['August 10', one('2026-08-10')],
    ['10/8', one('2026-08-10')],
    ['3 maj 2027', one('2027-05-03')],
    ['10–12 augusti', { from: '2026-08-10', to: '2026-08-12' }],
    ['30/12 - 3/1', { from: '2026-12-30', to: '2027-01-03' }],
    ['10–12/8', { from: '2026-08-10', to: '2026-08-12' }],
    ['till fredag', { from: today, to: '2026-03-20' }],
    ['t.o.m. 2 april', { from: today, to: '2026-04-02' }],
    ['until 1/4', { from: today, to: '2026-04-01' }],
    ['fre-mån', { from: '2026-03-20', to: '2026-03-23' }],
    ['fr.o.m. torsdag t.o.m. onsdag', { from: '2026-03-19', to: '2026-03-25' }],
    ['from tomorrow to and including 1 April', { from: '2026-03-19', to: '2026-04-01' }],
    ['i morgon till torsdag', { from: '2026-03-19', to: '2026-03-19' }],
    ['2026-08-10--', one('2026-08-10')],
  ])('%s', (line, days) => expect(read(line)).toEqual({ ...nothing, days }))

  test('a date without a year lies at most 60 days back, over New Year too, and ahead else', () => {
    expect(read('3/1', '2026-12-20').days).toEqual(one('2027-01-03'))
    expect(read('28/12', '2027-01-05').days).toEqual(one('2026-12-28'))
    expect(read('29/2', '2027-06-01').days).toEqual(one('2028-02-29'))
    expect(read('2 november', '2026-04-20').days).toEqual(one('2026-11-02'))
    expect(read('1/3', '2026-04-20').days).toEqual(one('2026-03-01'))
    expect(read('18/2', '2026-04-20').days).toEqual(one('2027-02-18'))
  })

  test.each(['31/2', '2026-02-30', '12–10 augusti', '2026-08-10 till 2026-08-01', '32 maj', '1999-01-01'])(
    'what is no day, or ends before it begins, is not understood: %s',
    line => {
      const { days, rest } = read(line)
      expect(days).toBeNull()
      expect(rest.length).toBeGreaterThan(0)
    },
  )
})

describe('people', () => {
  test.each([
    ['Anna Berg', [5]],
    ['Anna Berg Lind', [4]],
    ['Anna-Karin Berg', [3]],
    ['Berg Anna-Karin', [3]],
    ['Anna', [3, 4, 5]],
    ['Anna L', [4]],
    ['Ek', [2, 6]],
    ['Bo', [2]],
    ['Tom', [7]],
    ['Maj', [6]],
    ['af Ugglas, Tom', [7]],
    ['Sun Lee', [8]],
    ['Nils', []],
  ])('%s', (name, ids) =>
    expect(read(`${name} sjuk i dag`)).toMatchObject({ people: ids, days: one(today), reason: 1 }),
  )

  test('a month or the end of a range that is a name as well is read by what stands beside it', () => {
    expect(read('Maj vabbar 3 maj')).toEqual({ ...nothing, people: [6], reason: 6, days: one('2026-05-03') })
    expect(read('torsdag Tom semester')).toEqual({ ...nothing, people: [7], reason: 2, days: one('2026-03-19') })
  })
})

test('what is not understood, or contradicts what stands before, is said', () => {
  expect(read('Nils sjuk i morgon, ring Sven')).toEqual({
    ...nothing,
    days: one('2026-03-19'),
    reason: 1,
    rest: ['Nils', 'ring', 'Sven'],
  })
  expect(read('Bo sjuk semester i dag måndag')).toEqual({
    ...nothing,
    people: [2],
    days: one(today),
    reason: 1,
    rest: ['semester', 'måndag'],
  })
  expect(read('')).toEqual(nothing)
})

test('no substitute is something else than nothing said', () => {
  for (const line of ['ersätts inte', 'utan vikarie', 'no substitute', 'not replaced'])
    expect(read(line)).toEqual({ ...nothing, substitute: 7 })
})

const cases = fc.record({
  person: fc.constantFrom(...people),
  reason: fc.constantFrom(['sjuk', 1], ['sick leave', 1], ['semester', 2], ['vård av barn', 6], ['training', 4]),
  substitute: fc.constantFrom(['timvikarie', 3], ['overtime', 5], ['eget resurspass', 1], ['utan vikarie', 7]),
  begins: fc.integer({ min: -300, max: 900 }),
  lasts: fc.integer({ min: 0, max: 60 }),
  between: fc.constantFrom(' till ', '–', ' - ', ' until '),
  joined: fc.constantFrom(', ', ' ', '; ', ' är '),
})

describe('whatever is said', () => {
  test('the parts are understood in any order, in small and capital letters, composed or not', () => {
    fc.assert(
      fc.property(cases, fc.array(fc.nat(), { minLength: 4, maxLength: 4 }), fc.boolean(), (said, order, isLoud) => {
        const { person, reason, substitute, begins, lasts, between, joined } = said
        const from = addDays(today, begins)
        const to = addDays(from, lasts)
        const parts = [`${person.firstName} ${person.lastName}`, reason[0], substitute[0], `${from}${between}${to}`]
        const line = parts
          .map((part, index) => ({ part, at: order[index] ?? 0 }))
          .sort((a, b) => a.at - b.at)
          .map(({ part }) => part)
          .join(joined)
        const typed = isLoud ? line.toUpperCase().normalize('NFD') : line
        expect(readEntryLine(typed, { people, today })).toEqual({
          people: [person.id],
          days: { from, to },
          reason: reason[1],
          substitute: substitute[1],
          rest: [],
        })
      }),
    )
  })

  test('two weekdays are a week or less that begins within a week', () => {
    const names = ['måndag', 'tisdag', 'onsdag', 'torsdag', 'fredag', 'lördag', 'söndag']
    fc.assert(
      fc.property(fc.nat({ max: 6 }), fc.nat({ max: 6 }), fc.integer({ min: -900, max: 900 }), (one, other, days) => {
        const on = addDays(today, days)
        const range = read(`${names[one]}–${names[other]}`, on).days
        if (range === null) throw new Error('A range of weekdays is one')
        expect([weekdayOf(range.from), weekdayOf(range.to)]).toEqual([one + 1, other + 1])
        expect(range.from >= on && range.from < addDays(on, 7)).toBe(true)
        expect(listDates({ ...range, weekdays: [...weekdays] }).length).toBeLessThanOrEqual(7)
      }),
    )
  })

  test('any text is read without a failure, invents nobody and no word, and ends no range before it begins', () => {
    const word = fc.constantFrom(
      'Åsa',
      'Anna',
      'sjuk',
      'till',
      '-',
      'i',
      'morgon',
      'tis',
      '10',
      '/',
      '31/2',
      'augusti',
      '2026',
      'från',
    )
    const line = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.array(word).map(words => words.join(' ')),
    )
    fc.assert(
      fc.property(line, text => {
        const said = read(text)
        expect(said.people.every(id => people.some(person => person.id === id))).toBe(true)
        expect(said.days === null || said.days.from <= said.days.to).toBe(true)
        expect(said.rest.every(shown => text.normalize('NFC').includes(shown))).toBe(true)
      }),
    )
  })
})
