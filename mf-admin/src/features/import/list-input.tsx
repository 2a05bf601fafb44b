import { ListSource, type InputProblem } from '@veckovis/lists/import'
import { useLanguage, useTranslation } from '@veckovis/platform'
import type { ReadFile } from '@veckovis/spreadsheet/list-reader'
import { saveFile } from '@veckovis/spreadsheet/save-file'
import { Notice, TextArea } from '@veckovis/ui'
import { templateOf } from './files/list-files'
import type { ListKind } from './list/list-row'
import { columnIn } from './list/reason-text'
import type { Source } from './use-list-source'
import * as styles from './import.module.css'

type ListInputProps = {
  readonly kind: ListKind
  readonly source: Source
  readonly problem: InputProblem | null
  /** Name of the file that is being read. */
  readonly reading: string | null
  readonly onPaste: (text: string) => void
  readonly onFile: (file: File) => void
}

const certainEncodings: ReadonlySet<ReadFile['encoding']> = new Set(['utf-8', 'excel'])

/** Where a list comes from: a file or the clipboard. */
export const ListInput = ({ kind, source: { file, list }, problem, reading, onPaste, onFile }: ListInputProps) => {
  const { t } = useTranslation('admin-import')
  const language = useLanguage()
  return (
    <ListSource
      about={t(`about.${kind.name}`)}
      columnName={key => columnIn(language, kind, key)}
      problem={problem}
      reading={reading}
      onFile={onFile}
      onTemplate={() => saveFile(t(`file.${kind.name}`), 'csv', templateOf(kind, language))}
    >
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
    </ListSource>
  )
}
