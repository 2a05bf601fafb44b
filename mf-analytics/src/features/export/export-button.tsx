import { exportFormats, type ExportFormat } from '@veckovis/contracts/analytics'
import { useSave } from '@veckovis/forms/saving'
import { fetchCode, notify, useProgress, useTranslation } from '@veckovis/platform'
import { problemOf } from '@veckovis/platform/signed-in'
import { Button } from '@veckovis/ui'
import { DropdownMenu } from '@veckovis/ui/menu'

type ExportButtonProps = {
  /** Of the file, without its ending. */
  readonly name: string
  readonly disabled: boolean
  readonly download: (format: ExportFormat) => Promise<Blob>
}

/** The whole list, as it is filtered and sorted, in a file that the server writes. */
export const ExportButton = ({ name, disabled, download }: ExportButtonProps) => {
  const { t } = useTranslation('mf-analytics')
  const { isBusy, save } = useSave({
    save: async (format: ExportFormat) => {
      const { saveFile } = await fetchCode(() => import('@veckovis/spreadsheet/save-file'))
      saveFile(name, format, new Uint8Array(await (await download(format)).arrayBuffer()))
    },
    problemOf,
    onProblem: problem => notify.error(problem.message),
  })
  useProgress(isBusy)
  return (
    <DropdownMenu
      items={exportFormats.map(format => ({
        key: format,
        label: t(`export.${format}`),
        onSelect: () => void save(format),
      }))}
    >
      <Button loading={isBusy} disabled={disabled}>
        {t('export.button')}
      </Button>
    </DropdownMenu>
  )
}
