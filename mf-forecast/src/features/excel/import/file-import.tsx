import { importWords, ProgressBar } from '@veckovis/lists/import'
import { notify, useTranslation } from '@veckovis/platform'
import { Button, Inline, Notice, ProblemNotice, Sentences, Stack } from '@veckovis/ui'
import { useState } from 'react'
import { useForecast } from '../../../context/use-forecast'
import { ChooseFile } from './choose-file'
import { EarlierImports } from './earlier-imports'
import { Preview } from './preview/preview'
import type { DoneImport } from './preview/use-taking'
import type { ImportProblem } from './read-import'
import { useReadFile } from './use-read-file'
import { problemText } from './wording/problem-text'
import * as styles from './import.module.css'

/** How long it takes cannot be known before. */
const Reading = ({ name }: { readonly name: string }) => {
  const { t } = useTranslation('forecast-import')
  const { closeImport } = useForecast()
  const { t: fileWords } = useTranslation(importWords)
  const stop = () => {
    closeImport()
    notify.info(t('cancelled'))
  }
  return (
    <Stack gap={3}>
      <ProgressBar label={fileWords('reading', { name })} />
      <Inline>
        <Button onClick={stop}>{t('cancel')}</Button>
      </Inline>
    </Stack>
  )
}

/**
 * The record of the import is saved, the forecast is not: the message says both.
 *
 * @internal for its test
 */
export const Done = ({ done }: { readonly done: DoneImport }) => {
  const { t } = useTranslation('forecast-import')
  const { closeImport } = useForecast()
  return (
    <Stack gap={3}>
      <Notice tone="success" announce title={<Sentences text={t('done', { id: done.id })} />}>
        {t('doneCells', { count: done.taken })}
        {done.leftAlone > 0 && ` ${t('doneLeftAlone', { count: done.leftAlone })}`}
      </Notice>
      <EarlierImports />
      <Inline>
        <Button variant="primary" onClick={closeImport}>
          {t('close')}
        </Button>
      </Inline>
    </Stack>
  )
}

const Unread = ({ name, problem }: { readonly name: string; readonly problem: ImportProblem }) => {
  const { t: words } = useTranslation('forecast-import')
  const { t: pageWords } = useTranslation('mf-forecast')
  const { t: fileWords } = useTranslation(importWords)
  const text = problemText(problem, { words, pageWords, fileWords })
  return <ProblemNotice title={words('unread', { name })} text={text} />
}

/** One file: read, looked at, and taken in or not. */
export const FileImport = ({ file, isNarrow }: { readonly file: File; readonly isNarrow: boolean }) => {
  const { t } = useTranslation('forecast-import')
  const found = useReadFile(file)
  const { openImport, closeImport } = useForecast()
  const [done, setDone] = useState<DoneImport | null>(null)
  const ended = (outcome: DoneImport) => {
    setDone(outcome)
    // The button that had the focus is gone.
    openImport()
  }
  if (done !== null) return <Done done={done} />
  if (found === null) return <Reading name={file.name} />
  return (
    <Stack gap={4}>
      {found.ok ? (
        <>
          <p className={styles.name}>{t('read', { name: file.name })}</p>
          <Preview read={found.value} isNarrow={isNarrow} onDone={ended} />
        </>
      ) : (
        <Unread name={file.name} problem={found.error} />
      )}
      <Inline>
        <ChooseFile isFirst={false} />
        {!found.ok && <Button onClick={closeImport}>{t('close')}</Button>}
      </Inline>
      <EarlierImports />
    </Stack>
  )
}
