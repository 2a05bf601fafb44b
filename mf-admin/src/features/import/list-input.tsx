import { useLanguage, useTranslation } from '@veckovis/platform'
import type { CsvLine } from '@veckovis/spreadsheet/csv'
import { buttonLook, Button, Inline, Notice, ProblemNotice, Stack, TextArea } from '@veckovis/ui'
import { useId, type ChangeEvent } from 'react'
import { templateOf } from './files/list-files'
import type { ReadFile } from '@veckovis/spreadsheet/list-reader'
import type { ListKind } from './list/list-row'
import { problemText, type InputProblem } from './list/problem-text'
import { saveFile } from '@veckovis/spreadsheet/save-file'
import * as styles from './import.module.css'

/** A list that was pasted, or a file that was read. */
export type ListSource = {
  readonly list: string | readonly CsvLine[]
  readonly file: { readonly name: string; readonly encoding: ReadFile['encoding'] } | null
}

type ListInputProps = {
  readonly kind: ListKind
  readonly source: ListSource
  readonly problem: InputProblem | null
  /** Name of the file that is being read. */
  readonly reading: string | null
  readonly onPaste: (text: string) => void
  readonly onFile: (file: File) => void
}

const FileButton = ({ onFile }: Pick<ListInputProps, 'onFile'>) => {
  const { t } = useTranslation('admin-import')
  const id = useId()
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? []
    if (file !== undefined) onFile(file)
    // The same file, corrected, can be chosen again.
    event.target.value = ''
  }
  return (
    <span className={styles.file}>
      <input id={id} type="file" accept=".csv,.txt,.tsv,.xlsx,.xls,text/csv,text/plain" onChange={choose} />
      <label htmlFor={id} className={buttonLook('secondary')}>
        {t('chooseFile')}
      </label>
    </span>
  )
}

const certainEncodings: ReadonlySet<ReadFile['encoding']> = new Set(['utf-8', 'excel'])

/** Where a list comes from: the clipboard or a file, and a template for who has none yet. */
export const ListInput = ({ kind, source, problem, reading, onPaste, onFile }: ListInputProps) => {
  const { t } = useTranslation('admin-import')
  const language = useLanguage()
  const { file, list } = source
  const takeTemplate = () => saveFile(t(`file.${kind.name}`), 'csv', templateOf(kind, language))
  return (
    <Stack gap={4}>
      <p className={styles.lead}>{t(`about.${kind.name}`)}</p>
      <Inline gap={3}>
        <FileButton onFile={onFile} />
        <Button variant="quiet" onClick={takeTemplate}>
          {t('template')}
        </Button>
      </Inline>
      {problem !== null && <ProblemNotice title={t('unread')} text={problemText(problem, kind, language, t)} />}
      {reading !== null && (
        <Notice tone="info" announce>
          {t('reading', { name: reading })}
        </Notice>
      )}
      {file !== null && reading === null && (
        <Notice tone="info" announce>
          {t(certainEncodings.has(file.encoding) ? 'fileRead' : 'fileReadAs', { ...file })}
        </Notice>
      )}
      <TextArea
        label={t('paste')}
        hint={t('pasteHint')}
        rows={8}
        value={file === null && typeof list === 'string' ? list : ''}
        spellCheck={false}
        className={styles.pasted}
        onChange={event => onPaste(event.target.value)}
      />
    </Stack>
  )
}
