import {
  addressOfFilters,
  defaultYear,
  filtersFromAddress,
  showsSameWeeks,
  withChoice,
  type YearList,
} from './filters-from-address'

const years: YearList = [2025, 2026, 2027]
const read = (search: string, list: YearList = years) => filtersFromAddress(new URLSearchParams(search), list, 2026)

describe('filters from the address', () => {
  test('R-525 an address without filters gives the current year, weeks 1 to 52 and the first tab', () => {
    const filters = { year: 2026, range: { startWeek: 1, endWeek: 52 }, tab: 'efficiency' }
    expect(read('')).toEqual({ filters, problems: [] })
  })

  test('all four are read', () => {
    const filters = { year: 2027, range: { startWeek: 10, endWeek: 20 }, tab: 'details' }
    expect(read('?year=2027&startWeek=10&endWeek=20&tab=details')).toEqual({ filters, problems: [] })
  })

  test.each(['year=2024', 'year=', 'year=2026.0', 'year=abc', 'year=-2026', 'year=%00'])(
    '%s falls back and says so',
    search => {
      const { filters, problems } = read(search)
      expect(filters.year).toBe(2026)
      expect(problems).toEqual(['year'])
    },
  )

  test.each([
    'startWeek=0',
    'startWeek=-1',
    'startWeek=1e1',
    'endWeek=54',
    'endWeek=',
    'startWeek=20&endWeek=10',
    'year=2025&endWeek=53',
  ])('%s gives weeks 1 to 52 and says so', search => {
    const { filters, problems } = read(search)
    expect(filters.range).toEqual({ startWeek: 1, endWeek: 52 })
    expect(problems).toEqual(['weeks'])
  })

  test('week 53 is taken in a year that has it', () => {
    expect(read('startWeek=40&endWeek=53')).toMatchObject({ filters: { range: { endWeek: 53 } }, problems: [] })
  })

  test('every bad part is told', () => {
    expect(read('year=x&startWeek=y&tab=z').problems).toEqual(['year', 'weeks', 'tab'])
  })

  test('writing and reading an address gives the same filters, and other parameters stay', () => {
    const filters = { year: 2027, range: { startWeek: 3, endWeek: 4 }, tab: 'details' } as const
    const address = addressOfFilters(filters, new URLSearchParams('disable-modules=x'))
    expect(filtersFromAddress(address, years, 2026)).toEqual({ filters, problems: [] })
    expect(address.get('disable-modules')).toBe('x')
  })

  test('the tab shows the same weeks, the year does not', () => {
    const { filters } = read('')
    expect(showsSameWeeks(filters, { ...filters, tab: 'details' })).toBe(true)
    expect(showsSameWeeks(filters, { ...filters, year: 2027 })).toBe(false)
    expect(showsSameWeeks(filters, { ...filters, range: { startWeek: 1, endWeek: 51 } })).toBe(false)
  })
})

describe('the first year shown', () => {
  test.each<[YearList, number]>([
    [[2025, 2026, 2027], 2026],
    [[2023, 2025, 2027], 2025],
    [[2028, 2027], 2027],
  ])('%p gives %p in 2026', (list, year) => {
    expect(defaultYear(list, 2026)).toBe(year)
  })
})

test('two choices made right after each other both count', () => {
  const seen = { year: 2026, range: { startWeek: 1, endWeek: 52 }, tab: 'efficiency' } as const
  const first = withChoice(seen, seen, { ...seen, range: { startWeek: 8, endWeek: 52 } })
  expect(withChoice(first, seen, { ...seen, range: { startWeek: 1, endWeek: 20 } }).range).toEqual({
    startWeek: 8,
    endWeek: 20,
  })
  expect(withChoice(first, seen, { ...seen, range: { startWeek: 1, endWeek: 5 } }).range).toEqual({
    startWeek: 1,
    endWeek: 5,
  })
  expect(withChoice(first, seen, { ...seen, tab: 'details' })).toEqual({ ...first, tab: 'details' })
})
