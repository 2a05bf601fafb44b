import { useTranslation } from '@veckovis/platform'
import { buttonLook, Button, Inline } from '@veckovis/ui'
import { useId, type ChangeEvent } from 'react'
import { useChosenFile } from '../use-chosen-file'
import { useWorkbookFile } from '../use-workbook-file'
import * as styles from './import.module.css'

/** The way to a file: chosen here, or dropped anywhere on the page; and an empty one for who has none. */
export const ChooseFile = ({ isFirst }: { readonly isFirst: boolean }) => {
  const { t } = useTranslation('forecast-import')
  const { t: pageWords } = useTranslation('mf-forecast')
  const id = useId()
  const take = useChosenFile()
  const template = useWorkbookFile('template')
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    take([...(event.target.files ?? [])])
    // The same file, corrected, can be chosen again.
    event.target.value = ''
  }
  return (
    <Inline gap={3}>
      <span className={styles.file}>
        <input id={id} type="file" accept=".xlsx,.xls" onChange={choose} />
        <label htmlFor={id} className={buttonLook(isFirst ? 'primary' : 'secondary')}>
          {t(isFirst ? 'choose' : 'chooseOther')}
        </label>
      </span>
      {isFirst && (
        <Button variant="quiet" loading={template.isBusy} onClick={() => void template.give()}>
          {pageWords('excelImport.template')}
        </Button>
      )}
    </Inline>
  )
}
