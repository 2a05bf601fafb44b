import { useTranslation } from '@veckovis/platform'
import { Button, buttonLook, classNames, Inline } from '@veckovis/ui'
import { useId, useState, type ChangeEvent, type DragEvent } from 'react'
import * as styles from './import.module.css'

type FileDropProps = { readonly onFile: (file: File) => void; readonly onTemplate: () => void }

/** Where a file is chosen or dropped, and a template for who has none yet. */
export const FileDrop = ({ onFile, onTemplate }: FileDropProps) => {
  const { t } = useTranslation('staff-import')
  const id = useId()
  const [isOver, setOver] = useState(false)
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? []
    if (file !== undefined) onFile(file)
    // The same file, corrected, can be chosen again.
    event.target.value = ''
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const [file] = event.dataTransfer.files
    if (file !== undefined) onFile(file)
  }
  const over = (event: DragEvent) => {
    event.preventDefault()
    setOver(true)
  }
  return (
    <div
      className={classNames(styles.drop, isOver && styles.over)}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <p className={styles.lead}>{t('about')}</p>
      <Inline gap={3}>
        <span className={styles.file}>
          <input id={id} type="file" accept=".csv,.txt,.xlsx,.xls,text/csv" onChange={choose} />
          <label htmlFor={id} className={buttonLook('secondary')}>
            {t('chooseFile')}
          </label>
        </span>
        <Button variant="quiet" onClick={onTemplate}>
          {t('template')}
        </Button>
      </Inline>
    </div>
  )
}
