import { useTranslation } from '@veckovis/platform'
import { Button, classNames, Inline, Notice, ProblemNotice, Stack } from '@veckovis/ui'
import type { ReactNode } from 'react'
import { FileButton } from './file-button'
import { importWords } from './import-words'
import { problemText, type InputProblem } from './problem-text'
import { useFileDrop } from './use-file-drop'
import * as styles from './import.module.css'

type ListSourceProps = {
  /** What the list has to hold. */
  readonly about: string
  readonly columnName: (key: string) => string
  readonly problem: InputProblem | null
  /** Name of the file that is being read. */
  readonly reading: string | null
  readonly onFile: (file: File) => void
  readonly onTemplate: () => void
  /** Another way in, such as a field to paste into. */
  readonly children?: ReactNode
}

/** Where a list comes from: a file that is chosen, or dropped on the page; and a template for who has none yet. */
export const ListSource = (props: ListSourceProps) => {
  const { about, columnName, problem, reading, onFile, onTemplate, children } = props
  const { t } = useTranslation(importWords)
  const take = ([file]: readonly File[]) => {
    if (file !== undefined) onFile(file)
  }
  const isOver = useFileDrop(take)
  const kind = children === undefined ? 'list' : 'pasted'
  return (
    <Stack gap={4}>
      <div className={classNames(styles.drop, isOver && styles.over)}>
        <p className={styles.lead}>{about}</p>
        <Inline gap={3}>
          <FileButton label={t('chooseFile')} accept=".csv,.txt,.tsv,.xlsx,.xls,text/csv,text/plain" onFiles={take} />
          <Button variant="quiet" onClick={onTemplate}>
            {t('template')}
          </Button>
        </Inline>
      </div>
      {problem !== null && <ProblemNotice title={t('unread')} text={problemText(problem, t, { kind, columnName })} />}
      {reading !== null && (
        <Notice tone="info" announce>
          {t('reading', { name: reading })}
        </Notice>
      )}
      {children}
    </Stack>
  )
}
