import { addressOfPart, firstPart, partFromAddress } from './list-address'

const read = (text: string) => partFromAddress(new URLSearchParams(text))

test('an empty address is the first page by last name', () => {
  expect(read('')).toEqual({ part: firstPart, hasProblem: false })
})

test('what stands in the address is asked for', () => {
  expect(read('employment=left&sort=actualGrade&direction=descending&page=3&pageSize=50')).toEqual({
    part: {
      employment: 'left',
      sort: { key: 'actualGrade', direction: 'descending' },
      page: 3,
      pageSize: 50,
    },
    hasProblem: false,
  })
})

test.each([
  'employment=gone',
  'sort=age',
  'direction=up',
  'page=0',
  'page=1e3',
  'page=-1',
  'pageSize=7',
  'pageSize=20',
  'pageSize=',
])('%s can not be used: the default stands in its place, and that is told', text => {
  expect(read(text)).toEqual({ part: firstPart, hasProblem: true })
})

test('an address says only what differs, and keeps what is not ours', () => {
  const part = { ...firstPart, employment: 'all' as const, page: 2 }
  const address = addressOfPart(part, new URLSearchParams('other=1&sort=salary'))
  expect(address.toString()).toBe('other=1&employment=all&page=2')
  expect(partFromAddress(address).part).toEqual(part)
})
