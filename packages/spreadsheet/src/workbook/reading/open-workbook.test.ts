import { buildWorkbook, rowsXml, sharedTextBomb } from '../../corpus/corpus.fixture'
import { openWorkbook, type ReadingSurroundings } from './open-workbook'
import { largestPortion, sendWorkbook, type WorkbookPortion } from './workbook-portions'

/** A thread that reads at once, one that never answers, or one that breaks. */
class HandWorker extends EventTarget {
  ended = 0
  readonly sent: WorkbookPortion[] = []
  readonly error = new Event('error', { cancelable: true })
  constructor(private readonly does: 'read' | 'nothing' | 'break') {
    super()
  }
  postMessage(bytes: ArrayBuffer) {
    if (this.does === 'nothing') return
    if (this.does === 'break') return queueMicrotask(() => this.dispatchEvent(this.error))
    sendWorkbook(new Uint8Array(bytes), portion => this.sent.push(portion))
    queueMicrotask(() => this.sent.forEach(data => this.dispatchEvent(new MessageEvent('message', { data }))))
  }
  terminate() {
    this.ended += 1
  }
}

const surroundings = (worker: HandWorker, milliseconds = 5000): ReadingSurroundings => ({
  startWorker: async () => Object.assign(worker, { onmessage: null, onmessageerror: null, onerror: null }),
  milliseconds,
})

const file = new Blob([buildWorkbook({ sheets: [{ name: '2026', rows: rowsXml([['Vecka', 1]]) }] })])
const never = new AbortController().signal

test('a file is read in a thread that ends with it', async () => {
  const worker = new HandWorker('read')
  const reading = await openWorkbook(file, never, surroundings(worker))
  expect(reading.ok && reading.value.sheets.map(({ name }) => name)).toEqual(['2026'])
  expect(worker.ended).toBe(1)
})

test('a file that takes too long ends with its thread', async () => {
  const worker = new HandWorker('nothing')
  const reading = await openWorkbook(file, never, surroundings(worker, 1))
  expect([reading, worker.ended]).toEqual([{ ok: false, error: { code: 'too-slow', seconds: 5 } }, 1])
})

test('a file is handed over in portions, none of them large, and is whole at the end', async () => {
  const worker = new HandWorker('read')
  const reading = await openWorkbook(new Blob([sharedTextBomb(20)]), never, surroundings(worker))
  const rows = reading.ok ? reading.value.sheets.flatMap(sheet => sheet.rows) : []
  const line = Array(100).fill('a'.repeat(20)).join()
  expect(rows.filter(row => row.join() === line)).toHaveLength(5000)
  const cells = worker.sent.map(portion => (portion.kind === 'rows' ? portion.rows.flat().length : 0))
  expect(Math.max(...cells)).toBeLessThanOrEqual(largestPortion.cells)
})

test('a long text ends its portion', async () => {
  const worker = new HandWorker('read')
  const long = rowsXml(Array(9).fill(['a'.repeat(32_000), 'b'.repeat(32_000)]))
  await openWorkbook(new Blob([buildWorkbook({ sheets: [{ name: '2026', rows: long }] })]), never, surroundings(worker))
  expect(worker.sent.map(portion => (portion.kind === 'rows' ? portion.rows.length : 'end'))).toEqual([4, 4, 1, 'end'])
})

test('a file of more text than there is room for hands nothing over but that', async () => {
  const worker = new HandWorker('read')
  const reading = await openWorkbook(new Blob([sharedTextBomb()]), never, surroundings(worker))
  expect(reading).toEqual({ ok: false, error: { code: 'too-much-text', limit: 10_000_000 } })
  expect(worker.sent).toHaveLength(1)
})

test('a file that breaks its thread is damaged, and the page reports no failure of the program', async () => {
  const worker = new HandWorker('break')
  const reading = await openWorkbook(file, never, surroundings(worker))
  expect(worker.error.defaultPrevented).toBe(true)
  expect([reading, worker.ended]).toEqual([{ ok: false, error: { code: 'damaged' } }, 1])
})

test('a reading that is given up ends with its thread, also one given up while the thread starts', async () => {
  const worker = new HandWorker('nothing')
  const person = new AbortController()
  const reading = openWorkbook(file, person.signal, {
    startWorker: async () => {
      setTimeout(() => person.abort(new Error('given up')))
      return (await surroundings(worker).startWorker(person.signal)) as Worker
    },
    milliseconds: 5000,
  })
  await expect(reading).rejects.toThrow('given up')
  expect(worker.ended).toBe(1)
  const early = new AbortController()
  const late = new HandWorker('nothing')
  const other = openWorkbook(file, early.signal, {
    startWorker: async () => {
      early.abort(new Error('given up'))
      return surroundings(late).startWorker(early.signal)
    },
    milliseconds: 5000,
  })
  await expect(other).rejects.toThrow('given up')
  expect(late.ended).toBe(1)
})

test('without the program that reads, the person is told', async () => {
  const told = jest.spyOn(console, 'warn').mockReturnValue(undefined)
  const reading = await openWorkbook(file, never, {
    startWorker: () => Promise.reject(new Error('another file')),
    milliseconds: 5000,
  })
  expect(reading).toEqual({ ok: false, error: { code: 'no-reader' } })
  expect(told).toHaveBeenCalledTimes(1)
})

test.each([
  [new Blob([]), { code: 'empty' }],
  [new Blob([new Uint8Array(5_000_001)]), { code: 'too-large', bytes: 5_000_001, limit: 5_000_000 }],
  [new Blob(['Vecka;1']), { code: 'other-file', format: 'text' }],
  [Object.assign(new Blob(['x']), { arrayBuffer: () => Promise.reject(new Error('moved')) }), { code: 'unreadable' }],
])('what can be told without the program is told without it (%#)', async (chosen, error) => {
  const reading = await openWorkbook(chosen, never, {
    startWorker: () => Promise.reject(new Error('not needed')),
    milliseconds: 5000,
  })
  expect(reading).toEqual({ ok: false, error })
})
