import { useTranslation, withTexts } from '@veckovis/platform'
import { Button, Icon, Stack } from '@veckovis/ui'
import { useEffect, useId, useLayoutEffect, useRef, type RefObject } from 'react'
import en from '../../../../locales/import/en.json'
import sv from '../../../../locales/import/sv.json'
import type { OpenImport } from '../../../context/importing'
import { useForecast } from '../../../context/use-forecast'
import { ChooseFile } from './choose-file'
import { EarlierImports } from './earlier-imports'
import { FileImport } from './file-import'
import * as styles from './import.module.css'

export type ImportRegionProps = { readonly open: OpenImport; readonly isNarrow: boolean }

const Start = () => {
  const { t } = useTranslation('forecast-import')
  return (
    <Stack gap={4}>
      <p className={styles.lead}>{t('about')}</p>
      <ChooseFile isFirst />
      <EarlierImports />
    </Stack>
  )
}

/** Once the region is gone, the focus that it had goes to the sheet and not to the top of the page. */
const useFocusBack = (region: RefObject<HTMLElement | null>) => {
  const { editor } = useForecast()
  useLayoutEffect(() => {
    const { current } = region
    return () => {
      if (current?.contains(document.activeElement) === true) requestAnimationFrame(() => void editor.focusSheet())
    }
  }, [region, editor])
}

const Region = ({ open: { file, fileNumber, asked }, isNarrow }: ImportRegionProps) => {
  const { t } = useTranslation('forecast-import')
  const { closeImport } = useForecast()
  const id = useId()
  const region = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useFocusBack(region)
  useEffect(() => heading.current?.focus(), [asked])
  return (
    <section ref={region} className={styles.region} aria-labelledby={id} data-part="import">
      <div className={styles.head}>
        <h2 ref={heading} id={id} tabIndex={-1}>
          {t('title')}
        </h2>
        {file === null && (
          <Button variant="quiet" icon={<Icon name="close" />} aria-label={t('close')} onClick={closeImport} />
        )}
      </div>
      {file === null ? <Start /> : <FileImport key={fileNumber} file={file} isNarrow={isNarrow} />}
    </section>
  )
}

/**
 * A region of the page, above what it would change: nothing changes before the person says so. Its texts come with it, and
 * not with the page.
 */
export const ImportRegion = withTexts('forecast-import', { sv, en }, Region)
