import { priceKeys, type PriceKey } from '@veckovis/domain/budget'
import { readPastedPrices } from './read-pasted-prices'

const names: Readonly<Record<string, string>> = {
  'price-granted-hour:urban-area': 'Beviljad timme, Tätort',
  'price-granted-hour:health-care': 'Beviljad timme, Hälso- och sjukvård',
  'price-room-day': 'Rum och dygn',
}
const nameOf = (key: PriceKey): string => names[key] ?? key
const read = (pasted: string) => {
  const { texts, unread } = readPastedPrices(pasted, nameOf)
  return { texts: [...texts], unread }
}

test('A-213 two columns are a name, however it is written, and a price as a person types it', () => {
  const pasted =
    'beviljad timme tätort\t512,50\r\n"Rum, och dygn"\t1 350 kr\r\nBeviljad timme, hälso och sjukvård\t\r\n'
  expect(read(pasted)).toEqual({
    texts: [
      ['price-granted-hour:urban-area', '512,50'],
      ['price-room-day', '1 350 kr'],
    ],
    unread: [],
  })
})

test('A-213 one column is the prices in the order of the list; an empty cell leaves its price as it is', () => {
  expect(read('512,50\n\n498\n')).toEqual({
    texts: [
      [priceKeys[0], '512,50'],
      [priceKeys[2], '498'],
    ],
    unread: [],
  })
})

test.each(['Pris\n512,50\n498', '\nPris 2026\n512,50\n498'])(
  'a heading above one column moves no price: %j',
  pasted => {
    const { texts, unread } = read(pasted)
    expect(texts).toEqual([
      [priceKeys[0], '512,50'],
      [priceKeys[1], '498'],
    ])
    expect(unread.map(({ why }) => why)).toEqual(['heading'])
  },
)

test('a first price with a slip of the finger is no heading: those below keep their places', () => {
  expect(read('512,5o\n498')).toEqual({
    texts: [[priceKeys[1], '498']],
    unread: [{ line: 1, text: '512,5o', why: 'price' }],
  })
})

test('rows that are not understood are named with their line and why', () => {
  const pasted = 'Namn\tPris\nRum och dygn\tmycket\nRum och dygn\t350\nBeviljad timme, Tätort\t500\t2\n'
  expect(read(pasted)).toEqual({
    texts: [],
    unread: [
      { line: 1, text: 'Namn Pris', why: 'name' },
      { line: 2, text: 'Rum och dygn mycket', why: 'price' },
      { line: 3, text: 'Rum och dygn 350', why: 'twice' },
      { line: 4, text: 'Beviljad timme, Tätort 500 2', why: 'cells' },
    ],
  })
})

test('what the list has no place for, and prices that may not be stored, are no prices', () => {
  const column = [...priceKeys.map(() => '100'), '100'].join('\n')
  expect(read(column).unread).toEqual([{ line: priceKeys.length + 1, text: '100', why: 'extra' }])
  expect(read('1,005\n-1\n100000\n=2*50').unread.map(({ why }) => why)).toEqual(['price', 'price', 'price'])
})
