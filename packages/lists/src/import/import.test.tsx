import '@testing-library/jest-dom'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { succeed, type Result } from '@veckovis/domain/result'
import { i18n, PlatformProvider, type Language, type Words } from '@veckovis/platform'
import { useState } from 'react'
import en from '../../locales/import/en.json'
import sv from '../../locales/import/sv.json'
import { ImportTable } from './import-table'
import { importWords } from './import-words'
import { ListSource } from './list-source'
import { problemText, type InputKind, type InputProblem } from './problem-text'
import { useFileReading } from './use-file-reading'

const problems: readonly InputProblem[] = [
  { code: 'too-large', bytes: 6_000_000, limit: 5_000_000 },
  { code: 'too-large-unpacked', limit: 50_000_000 },
  { code: 'too-many-rows', limit: 20_000 },
  { code: 'too-many-columns', line: 2, columns: 200, limit: 100 },
  ...(['too-many-cells', 'too-many-sheets', 'too-much-text'] as const).map(code => ({ code, limit: 60 })),
  { code: 'too-slow', seconds: 5 },
  ...(['open-quote', 'no-text'] as const).map(code => ({ code, line: 3 })),
  ...(['pdf', 'picture', 'web-page', 'text', 'program', 'archive', 'open-document'] as const).map(
    format => ({ code: 'other-file', format }) as const,
  ),
  ...(['binary-workbook', 'unknown'] as const).map(format => ({ code: 'other-file', format }) as const),
  { code: 'other-format', format: 'pdf' },
  ...(['encrypted', 'damaged', 'empty', 'no-rows', 'unreadable', 'no-reader'] as const).map(code => ({ code })),
  ...(['columns-missing', 'columns-twice'] as const).map(code => ({ code, columns: ['name', 'unit'] })),
]
const wordsIn =
  (language: Language): Words =>
  (key, values = {}) =>
    i18n.getFixedT(language, importWords)(key, values)
const textOf = (problem: InputProblem, kind: InputKind, language: Language = 'sv') =>
  problemText(problem, wordsIn(language), { kind, columnName: key => key.toUpperCase() })

test.each(['list', 'pasted', 'sheet'] as const)('each problem of a %s has a sentence in both languages', kind => {
  const all = problems.flatMap(problem => [textOf(problem, kind, 'sv'), textOf(problem, kind, 'en')])
  for (const text of all) expect(text).toMatch(/^\p{Lu}[^{]*[.?]$/u)
  // A format that is no list and one that is no workbook are the same to a person.
  expect(new Set(all).size).toBe(all.length - 2)
})

test('both languages have the same texts with the same places for values, and no problem that nothing tells', () => {
  const codes = problems.map(({ code }) => (code === 'other-file' ? 'other-format' : code))
  const plain = (messages: object) => [...new Set(Object.keys(messages).map(key => key.split('_')[0]))].toSorted()
  const shape = (messages: object) => JSON.stringify(messages).match(/"[\w-]+":|\{\{\w+\}\}/g)
  expect(shape(en)).toEqual(shape(sv))
  expect(plain(sv.problems)).toEqual([...new Set(codes)].toSorted())
})

test('limits, columns and ways out are those of what is read', () => {
  expect(textOf({ code: 'too-large', bytes: 6_000_000, limit: 5_000_000 }, 'list')).toContain('större än 5 MB')
  expect(textOf({ code: 'too-many-rows', limit: 5000 }, 'sheet')).toMatch(/fler än 5\s000 rader\. Spara bladet/)
  expect(textOf({ code: 'columns-missing', columns: ['name', 'unit'] }, 'list')).toContain('saknas: NAME, UNIT.')
  expect(textOf({ code: 'no-reader' }, 'list')).not.toContain('klistra')
  expect(textOf({ code: 'no-reader' }, 'pasted')).toContain('klistra in dem här')
})

const fileOf = (name: string) => new File(['x'], name)

describe('a file', () => {
  type Read = (file: File, signal: AbortSignal) => Promise<Result<string, { code: 'empty' }>>
  const show = (read: Read) => {
    const found: unknown[] = []
    const Source = () => {
      const { reading, open } = useFileReading(read)
      return (
        <ListSource
          {...{ about: 'Om listan', columnName: String, problem: null, reading, onTemplate: () => undefined }}
          onFile={file => void open(file).then(each => found.push(each))}
        />
      )
    }
    const view = render(
      <PlatformProvider>
        <Source />
      </PlatformProvider>,
    )
    const choose = (name: string) =>
      act(async () => {
        fireEvent.change(screen.getByLabelText('Välj en Excel- eller CSV-fil'), { target: { files: [fileOf(name)] } })
        await Promise.resolve()
      })
    return { found, choose, view }
  }

  test('is read while its name stands there; another one ends the reading, and so does leaving', async () => {
    const ends: (() => void)[] = []
    const signals: AbortSignal[] = []
    const { found, choose, view } = show(
      (file, signal) =>
        new Promise(resolve => {
          signals.push(signal)
          ends.push(() => resolve(succeed(file.name)))
        }),
    )
    await choose('first.csv')
    expect(screen.getByRole('status')).toHaveTextContent('first.csv läses …')
    await choose('second.csv')
    expect(screen.getByRole('status')).toHaveTextContent('second.csv läses …')
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false])
    await act(async () => ends.forEach(end => end()))
    expect(found).toEqual([null, succeed('second.csv')])
    expect(screen.queryByRole('status')).toBeNull()
    await choose('third.csv')
    view.unmount()
    expect(signals[2]?.aborted).toBe(true)
  })

  test('that breaks the reader is reported, and counts as damaged', async () => {
    const complaints = jest.spyOn(console, 'error').mockImplementation()
    const { found, choose } = show(() => Promise.reject(new Error('broken')))
    await choose('odd.xlsx')
    expect(found).toEqual([{ ok: false, error: { code: 'damaged' } }])
    expect(complaints.mock.calls.flat().map(String).join(' ')).toContain('broken')
    complaints.mockRestore()
  })
})

describe('the table', () => {
  type Row = { readonly line: number; readonly isRefused: boolean }
  const rows: Row[] = Array.from({ length: 30 }, (_, index) => ({ line: index + 2, isRefused: index > 27 }))
  const columns = [{ key: 'line', title: 'Rad', isRowHeader: true, cell: ({ line }: Row) => line }]
  const show = (shown: readonly Row[] = rows) => {
    const saved: string[] = []
    const Table = () => {
      const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set([2]))
      return (
        <ImportTable
          label="Rader"
          {...{ columns, rows: shown, rowKey: ({ line }: Row) => line, unknown: ['Skonummer'], hiddenRows: 2 }}
          isRefused={row => row.isRefused}
          reasons={{ label: 'Skälen', save: () => saved.push('reasons') }}
          choice={{
            chosen,
            isOffered: row => !row.isRefused,
            nameOf: ({ line }) => `rad ${line}`,
            onChoose: (keys, isChosen) =>
              setChosen(now => new Set(isChosen ? [...now, ...keys] : [...now].filter(key => !keys.includes(key)))),
          }}
        />
      )
    }
    render(
      <PlatformProvider>
        <Table />
      </PlatformProvider>,
    )
    return saved
  }
  const box = (name: string) => screen.getByRole('checkbox', { name })
  const shownLines = () =>
    within(screen.getByRole('table'))
      .getAllByRole('rowheader')
      .map(cell => cell.textContent)

  test('has a page of the rows, or of those that cannot go in, and the file of their reasons', () => {
    const saved = show()
    expect(screen.getByText('Kolumner som inte används: Skonummer')).toBeVisible()
    expect(screen.getByText('2 rader i listan är dolda i filen.')).toBeVisible()
    expect(shownLines()).toHaveLength(10)
    fireEvent.click(screen.getByRole('button', { name: 'Nästa sida' }))
    expect(shownLines()[0]).toBe('12')
    fireEvent.click(box('Visa bara ogiltiga rader'))
    expect(shownLines()).toEqual(['30', '31'])
    fireEvent.click(screen.getByRole('button', { name: 'Skälen' }))
    expect(saved).toEqual(['reasons'])
  })

  test('lets rows that can go in be chosen one by one, or all of the page', () => {
    show()
    expect(box('Importera rad 2')).toBeChecked()
    fireEvent.click(box('Importera rad 3'))
    fireEvent.click(box('Importera rad 2'))
    expect([box('Importera rad 2'), box('Importera rad 3')].map(each => each.matches(':checked'))).toEqual([
      false,
      true,
    ])
    fireEvent.click(box('Importera alla på sidan'))
    expect(within(screen.getByRole('table')).getAllByRole('checkbox', { checked: true })).toHaveLength(11)
    fireEvent.click(box('Visa bara ogiltiga rader'))
    expect(screen.queryByRole('checkbox', { name: 'Importera rad 30' })).toBeNull()
  })

  test('asks for no choice between rows and refused rows where there is none', () => {
    show(rows.slice(0, 3))
    expect(screen.queryByRole('checkbox', { name: 'Visa bara ogiltiga rader' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Skälen' })).toBeNull()
    expect(screen.queryByRole('navigation')).toBeNull()
  })
})
