import { addressOfPart, firstPart, partFromAddress } from './list-address'

const read = (query: string) => partFromAddress(new URLSearchParams(query))

test('an address without anything shows the first part', () => {
  expect(read('')).toEqual({ part: firstPart, hasProblem: false })
})

test('what is chosen comes back from its address', () => {
  const part = {
    ...firstPart,
    category: 'ABSENCE',
    status: 'WAITING',
    from: '2026-06-01',
    to: '2026-08-31',
    show: 'waiting',
    sort: { key: 'hours', direction: 'ascending' },
    page: 3,
    pageSize: 50,
  } as const
  const address = addressOfPart(part, new URLSearchParams('other=1'))
  expect(address.get('other')).toBe('1')
  expect(partFromAddress(address)).toEqual({ part, hasProblem: false })
})

test('what is usual stands in no address', () => {
  expect(String(addressOfPart(firstPart, new URLSearchParams('page=4&category=ABSENCE')))).toBe('')
})

test.each([
  'category=VACATION',
  'status=waiting',
  'from=2026-02-30',
  'to=1900-01-01',
  'show=mine',
  'sort=notes',
  'direction=up',
  'page=0',
  'pageSize=7',
])('%s gives way to what is usual, and is told', query => {
  expect(read(query)).toEqual({ part: firstPart, hasProblem: true })
})
