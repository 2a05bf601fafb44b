import { hidesCharacters, withoutInvisibleEnds } from '@veckovis/domain/text'
import { useTranslation } from '@veckovis/platform'
import { Button, Inline, TextField } from '@veckovis/ui'
import { useState } from 'react'
import * as styles from './privacy-log.module.css'
import type { PrivacyNames } from './privacy-log-query'

const nobody: PrivacyNames = { by: '', about: '', unit: '' }
const fields = ['by', 'about', 'unit'] as const
const longestName = 100

/** Who asked, about whom and in which unit, by words of their names: asked for when the button is pressed. */
export const NameSearch = ({ onSearch }: { readonly onSearch: (names: PrivacyNames) => void }) => {
  const { t } = useTranslation('privacy')
  const [typed, setTyped] = useState(nobody)
  const searched = { ...nobody }
  for (const field of fields) Object.assign(searched, { [field]: withoutInvisibleEnds(typed[field]) })
  const isRefused = fields.some(field => hidesCharacters(searched[field]))
  const clear = () => {
    setTyped(nobody)
    onSearch(nobody)
  }
  return (
    <form
      role="search"
      aria-label={t('filter.names')}
      className={styles.names}
      onSubmit={event => {
        event.preventDefault()
        if (!isRefused) onSearch(searched)
      }}
    >
      {fields.map(field => (
        <TextField
          key={field}
          type="search"
          label={t(`filter.${field}`)}
          maxLength={longestName}
          error={hidesCharacters(searched[field]) ? t('filter.hidden') : undefined}
          value={typed[field]}
          onChange={({ target }) => setTyped({ ...typed, [field]: target.value })}
        />
      ))}
      <Inline className={styles.ways}>
        <Button type="submit">{t('filter.search')}</Button>
        <Button variant="quiet" onClick={clear}>
          {t('filter.clear')}
        </Button>
      </Inline>
    </form>
  )
}
