import { mostRowsOfFile } from '@veckovis/domain/lists'
import { formatDecimals } from '@veckovis/domain/numbers'
import type { Result } from '@veckovis/domain/result'
import { useSave } from '@veckovis/forms/saving'
import { fetchCode, notify, useProgress, useTranslation } from '@veckovis/platform'
import { problemOf } from '@veckovis/platform/signed-in'
import { Button } from '@veckovis/ui'
import { DropdownMenu } from '@veckovis/ui/menu'
import { useState } from 'react'
import { fileWords } from './file-words'
import type { ListFailure } from './read-whole-list'

const kinds = ['xlsx', 'csv'] as const
type FileKind = (typeof kinds)[number]

export type Giving = {
  readonly kind: FileKind
  /** How many rows are read, and of how many. */
  readonly onProgress: (done: number, total: number) => void
}

type Given = Result<number, ListFailure | 'code'>

type ListExportProps<Code> = {
  /** Brings what reads and writes the list: asked once the button is looked for. */
  readonly fetchCode: () => Promise<Code>
  /** Reads the list and gives its file; answers the number of its rows. Rejects when the server refuses. */
  readonly give: (code: Code, giving: Giving) => Promise<Given>
  /** There is nothing to give. */
  readonly disabled: boolean
}

type Progress = { readonly done: number; readonly total: number }

/** Null when it did not come. */
const codeOf = async <Code,>(load: () => Promise<Code>): Promise<Code | null> => {
  try {
    return await fetchCode(load)
  } catch {
    // It is reported by then; the person is told by what this answers.
    return null
  }
}

/** Reads and gives one list at a time, and tells what came of it. */
const useGiving = <Code,>({ fetchCode: load, give }: ListExportProps<Code>) => {
  const { t } = useTranslation(fileWords)
  const [progress, setProgress] = useState<Progress | null>(null)
  const { isBusy, save } = useSave({
    save: async (kind: FileKind): Promise<Given> => {
      setProgress(null)
      const code = await codeOf(load)
      if (code === null) return { ok: false, error: 'code' }
      return give(code, { kind, onProgress: (done, total) => setProgress({ done, total }) })
    },
    onSaved: given => {
      if (given.ok) notify.success(t('file.done', { count: given.value }))
      else notify.error(t(`file.${given.error}`, { most: formatDecimals(mostRowsOfFile, 0) }))
    },
    problemOf,
    onProblem: problem => notify.error(problem.message),
  })
  return { isBusy, progress, save }
}

/** Gives the whole of a list, as it is searched and filtered, as an Excel or a CSV file. */
export const ListExport = <Code,>(props: ListExportProps<Code>) => {
  const { t } = useTranslation(fileWords)
  const { isBusy, progress, save } = useGiving(props)
  useProgress(isBusy)
  const preload = () => {
    // eslint-disable-next-line no-restricted-syntax -- it is fetched again when a file is asked for, which tells
    void props.fetchCode().catch(() => undefined)
  }
  return (
    <DropdownMenu items={kinds.map(kind => ({ key: kind, label: t(`file.${kind}`), onSelect: () => void save(kind) }))}>
      <Button loading={isBusy} disabled={props.disabled} onPointerEnter={preload} onFocus={preload}>
        {isBusy && progress !== null ? t('file.reading', progress) : t('file.action')}
      </Button>
    </DropdownMenu>
  )
}
