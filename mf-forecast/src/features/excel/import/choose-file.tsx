import { FileButton } from '@veckovis/lists/import'
import { useTranslation } from '@veckovis/platform'
import { Button, Inline } from '@veckovis/ui'
import { useChosenFile } from '../use-chosen-file'
import { useWorkbookFile } from '../use-workbook-file'

/** The way to a file: chosen here, or dropped anywhere on the page; and an empty one for who has none. */
export const ChooseFile = ({ isFirst }: { readonly isFirst: boolean }) => {
  const { t } = useTranslation('forecast-import')
  const { t: pageWords } = useTranslation('mf-forecast')
  const take = useChosenFile()
  const template = useWorkbookFile('template')
  return (
    <Inline gap={3}>
      <FileButton
        label={t(isFirst ? 'choose' : 'chooseOther')}
        accept=".xlsx,.xls"
        look={isFirst ? 'primary' : 'secondary'}
        onFiles={take}
      />
      {isFirst && (
        <Button variant="quiet" loading={template.isBusy} onClick={() => void template.give()}>
          {pageWords('excelImport.template')}
        </Button>
      )}
    </Inline>
  )
}
