import { largestBody } from '@veckovis/contracts/wire'
import { formatDecimals } from '@veckovis/domain/numbers'
import { useTranslation } from '@veckovis/platform'
import { saveFile } from '@veckovis/spreadsheet/save-file'
import { Button, Inline, Notice, ProblemNotice, Stack } from '@veckovis/ui'
import { useForecast } from '../../../../context/use-forecast'
import { ErrorTable } from '../error-table'
import { FileRows } from '../file-rows'
import { LeftAlone } from '../left-alone'
import type { ReadImport } from '../read-import'
import { reasonsFile } from '../wording/reasons-file'
import { DifferencesList } from './differences-list'
import { DifferencesSheet } from './differences-sheet'
import { EffectTable } from './effect-table'
import { ImportConflicts } from './import-conflicts'
import { usePreview, type Preview as Shown } from './use-preview'
import { useTaking, type DoneImport } from './use-taking'
import { WeekChoice } from './week-choice'

type PreviewProps = {
  readonly read: ReadImport
  readonly isNarrow: boolean
  readonly onDone: (done: DoneImport) => void
}

/** What the file would change; where it has errors, the rows that are right are shown as well. */
const Changes = ({ preview, isNarrow }: { readonly preview: Shown; readonly isNarrow: boolean }) => {
  const { t } = useTranslation('forecast-import')
  const { differences } = preview.comparison
  if (differences.length === 0) return <Notice tone="info">{t('nothing')}</Notice>
  return (
    <>
      <p>{t('legend')}</p>
      {isNarrow ? <DifferencesList preview={preview} /> : <DifferencesSheet preview={preview} />}
      <WeekChoice preview={preview} />
      <EffectTable preview={preview} />
    </>
  )
}

const megabyte = 1_000_000

/** All that is recognised is kept of an import: a workbook of many units may be more than the server takes. */
const TooLarge = ({ bytes }: { readonly bytes: number }) => {
  const { t } = useTranslation('forecast-import')
  // Rounded away from the limit, so that no size is told as the limit itself.
  const size = formatDecimals(Math.ceil((bytes / megabyte) * 10) / 10, 1)
  const limit = formatDecimals(Math.floor((largestBody / megabyte) * 10) / 10, 1)
  return (
    <Notice tone="error" announce title={t('tooMuch', { size, limit })}>
      {t('tooMuchHelp')}
    </Notice>
  )
}

const Buttons = ({ taking, read, preview }: ButtonsProps) => {
  const { t } = useTranslation('forecast-import')
  const { comparison, chosen } = preview
  const takeReasons = () => saveFile(t('reasonsFile.name'), 'csv', reasonsFile({ read, comparison, words: t }))
  const isRefused = read.errors.length > 0 || taking.tooLarge !== null
  return (
    <Inline>
      {!isRefused && comparison.differences.length > 0 && (
        <Button variant="primary" disabled={chosen.length === 0} loading={taking.isBusy} onClick={taking.start}>
          {t('take', { count: chosen.length })}
        </Button>
      )}
      <Button disabled={taking.isBusy} onClick={taking.cancel}>
        {t('cancel')}
      </Button>
      <Button variant="quiet" onClick={takeReasons}>
        {t('takeReasons')}
      </Button>
    </Inline>
  )
}

type ButtonsProps = {
  readonly taking: ReturnType<typeof useTaking>
  readonly read: ReadImport
  readonly preview: Shown
}

/** Everything that an import would do, before any of it is done. */
export const Preview = ({ read, isNarrow, onDone }: PreviewProps) => {
  const { t } = useTranslation('forecast-import')
  const preview = usePreview(read)
  const taking = useTaking({ read, preview, onDone })
  const { editor } = useForecast()
  const { canWrite } = editor.content().forecast
  return (
    <Stack gap={4}>
      {read.errors.length > 0 && <ErrorTable read={read} />}
      {preview.comparison.hiddenRows > 0 && (
        <Notice tone="warning">{t('hiddenRows', { count: preview.comparison.hiddenRows })}</Notice>
      )}
      <LeftAlone read={read} comparison={preview.comparison} />
      <Changes preview={preview} isNarrow={isNarrow} />
      <FileRows read={read} />
      {taking.tooLarge !== null && <TooLarge bytes={taking.tooLarge} />}
      {taking.problem !== null && <ProblemNotice title={t('failed')} text={taking.problem.message} />}
      {canWrite && <Buttons {...{ taking, read, preview }} />}
      {taking.isAsking && (
        <ImportConflicts
          conflicts={taking.conflicts}
          choice={preview.choice}
          onAnswer={taking.send}
          onCancel={taking.cancel}
        />
      )}
    </Stack>
  )
}
