import { readWholeList } from './read-whole-list'

const rowsTo = (last: number) => Array.from({ length: last }, (_, index) => ({ id: index + 1 }))

const listOf = (rows: () => { id: number }[]) => {
  const progress: string[] = []
  const read = ({ page, pageSize }: { page: number; pageSize: number }) => {
    const now = rows()
    return Promise.resolve({ items: now.slice((page - 1) * pageSize, page * pageSize), total: now.length })
  }
  return { progress, reading: { read, onProgress: (done: number, of: number) => void progress.push(`${done}/${of}`) } }
}

test('all pages are read in their order, and how far it has come is told', async () => {
  const { reading, progress } = listOf(() => rowsTo(230))
  expect(await readWholeList(reading)).toEqual({ ok: true, value: rowsTo(230) })
  expect(progress).toEqual(['100/230', '200/230', '230/230'])
})

test('a list without rows is one', async () =>
  expect(await readWholeList(listOf(() => []).reading)).toEqual({ ok: true, value: [] }))

test('a row that is taken away while pages are read makes none of the others missing', async () => {
  let calls = 0
  const { reading } = listOf(() => (calls++ === 0 ? rowsTo(150) : rowsTo(150).slice(1)))
  expect(await readWholeList(reading)).toEqual({ ok: true, value: rowsTo(150).slice(1) })
})

test('a list that never holds still, or is too long, is not given in part', async () => {
  let calls = 0
  const { reading } = listOf(() => rowsTo(150).slice(calls++))
  expect(await readWholeList(reading)).toEqual({ ok: false, error: 'changing' })
  expect(await readWholeList(listOf(() => rowsTo(5_001)).reading)).toEqual({ ok: false, error: 'too-long' })
})
