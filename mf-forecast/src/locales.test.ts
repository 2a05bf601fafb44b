import { forecastRowIds, substituteRowId } from '@veckovis/domain/forecast'
import en from '../locales/en.json'
import sv from '../locales/sv.json'

const keysOf = (messages: object, prefix = ''): string[] =>
  Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null ? keysOf(value, `${prefix}${key}.`) : [`${prefix}${key}`],
  )

describe('texts', () => {
  test('both languages have the same texts', () => {
    expect(keysOf(en)).toEqual(keysOf(sv))
  })

  test('R-136 R-137 R-138 R-139 R-140 R-141 R-142 R-143 the tables have their captions', () => {
    const { incomplete, ...captions } = en.tables
    expect(Object.keys(captions).map(id => captions[id as keyof typeof captions])).toEqual([
      'Remaining budget',
      'Income',
      'Totals',
      'Deficit/surplus',
      'What it means',
      'Staffing',
      'Substitutes (extra time)',
      'Absences',
      'Needs',
    ])
    expect(incomplete).toBe('{{name}} (incomplete)')
  })

  test('R-173 R-174 absences and substitutes have the names of the specification', () => {
    expect([1, 2, 3, 4, 5, 6].map(id => Reflect.get(en.rows, `absences-${id}`))).toEqual([
      'Short-term illness',
      'Vacation',
      'Other absence',
      'Education',
      'Lent resource',
      'Care of sick child',
    ])
    expect([2, 3, 4, 5, 6].map(id => Reflect.get(en.rows, substituteRowId(id)))).toEqual([
      'Borrowed resource',
      'Hourly substitute',
      'Filling time',
      'Overtime',
      'Staggered working hours',
    ])
  })

  test('every fixed row has a name', () => {
    expect(keysOf(sv.rows)).toEqual(expect.arrayContaining(Object.values(forecastRowIds)))
  })
})
