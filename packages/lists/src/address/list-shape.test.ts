import {
  addressOfPart,
  choiceFilter,
  idFilter,
  optionalFilter,
  partFromAddress,
  queryOfPart,
  type ListShape,
} from './list-shape'

const shape = {
  sorts: ['name', 'users'],
  usualSort: { key: 'name', direction: 'ascending' },
  filters: {
    active: choiceFilter(['all', 'active', 'inactive'], 'all'),
    countyId: idFilter,
    type: optionalFilter(['SCHOOL', 'BUSINESS']),
  },
  isSearchAddressed: true,
} as const

const read = (text: string, over = {}) => partFromAddress({ ...shape, ...over }, new URLSearchParams(text))
const usual = {
  search: '',
  filters: { active: 'all', countyId: null, type: null },
  sort: { key: 'name', direction: 'ascending' },
  page: 1,
  pageSize: 10,
}

test('an empty address is the first page in the usual order, unfiltered', () => {
  expect(read('')).toEqual({ part: usual, hasProblem: false })
})

test('what stands in the address is asked for', () => {
  const { part, hasProblem } = read(
    'search=sol&active=inactive&countyId=7&type=SCHOOL&sort=users&direction=descending&page=3&pageSize=50',
  )
  expect(hasProblem).toBe(false)
  expect(part).toEqual({
    search: 'sol',
    filters: { active: 'inactive', countyId: 7, type: 'SCHOOL' },
    sort: { key: 'users', direction: 'descending' },
    page: 3,
    pageSize: 50,
  })
})

test.each([
  'active=perhaps',
  'countyId=0',
  'countyId=-1',
  'countyId=1e3',
  'countyId=99999999999',
  'type=OTHER',
  'sort=age',
  'direction=up',
  'page=0',
  'pageSize=7',
  `search=${'x'.repeat(101)}`,
  'search=a%E2%80%AEb',
])('%s can not be used: the usual stands in its place, and that is told', text => {
  expect(read(text)).toEqual({ part: usual, hasProblem: true })
})

test('what is typed to find people is never read from the address, nor written into it', () => {
  const { part } = read('search=berg', { isSearchAddressed: false })
  expect(part.search).toBe('')
  const address = addressOfPart({ ...shape, isSearchAddressed: false }, { ...usual, search: 'berg' } as typeof part)
  expect(address.toString()).toBe('')
})

test('an address says only what differs, keeps what is not of the list, and leads back to the same part', () => {
  const { part } = read('countyId=7&page=2&sort=users')
  const address = addressOfPart(shape, part, new URLSearchParams('other=1&search=old'))
  expect(address.toString()).toBe('other=1&countyId=7&sort=users&page=2')
  expect(partFromAddress(shape, address).part).toEqual(part)
})

test('a list may have more rows on a page when nothing is said, which then stand in no address', () => {
  const longer = { ...shape, usualPageSize: 25 } as const
  const usually = partFromAddress(longer, new URLSearchParams('')).part
  expect(usually.pageSize).toBe(25)
  expect(addressOfPart(longer, usually).toString()).toBe('')
  const fewer = addressOfPart(longer, { ...usually, pageSize: 10 })
  expect(fewer.toString()).toBe('pageSize=10')
  expect(partFromAddress(longer, fewer)).toEqual({ part: { ...usually, pageSize: 10 }, hasProblem: false })
})

test('a call names every filter that is set', () => {
  const { part } = read('countyId=7&search=sol')
  expect(queryOfPart(part).toString()).toBe('active=all&countyId=7&sort=name&direction=ascending&page=1&pageSize=10')
})

test('what tells of people is read from no address, nor written into one', () => {
  const ofPeople: ListShape<'name' | 'users', { staff: readonly number[] }> = {
    ...shape,
    filters: { staff: { usual: [] } },
  }
  const { part, hasProblem } = partFromAddress(ofPeople, new URLSearchParams('staff=7'))
  expect([part.filters.staff, hasProblem]).toEqual([[], false])
  expect(addressOfPart(ofPeople, { ...part, filters: { staff: [7] } }).toString()).toBe('')
})
