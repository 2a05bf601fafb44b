import { useQuery } from '@tanstack/react-query'
import { useLanguage, useTranslation } from '@veckovis/platform'
import { Checkbox, Hint } from '@veckovis/ui'
import { ownRightsQuery } from '../../../data/user-queries'
import { namesOfOwnRights, textOfOwnRights } from './rights/own-rights-text'
import * as styles from './role-editor.module.css'

type OwnRightsFieldsProps = {
  /** The names of those that are chosen, as the form keeps them. */
  readonly text: string
  /** They hold for the whole person: not for whoever administers a part of it. */
  readonly disabled: boolean
  readonly onChange: (text: string) => void
}

/** The rights that modules declare of their own, below the name of each module; nothing where there are none. */
export const OwnRightsFields = ({ text, disabled, onChange }: OwnRightsFieldsProps) => {
  const { t } = useTranslation('admin-users')
  const language = useLanguage()
  const { data, isError } = useQuery(ownRightsQuery)
  if (isError && data === undefined) return <Hint>{t('ownRights.unread')}</Hint>
  const held = namesOfOwnRights(text)
  const choose = (name: string, isChosen: boolean) =>
    onChange(textOfOwnRights(isChosen ? [...held, name] : held.filter(each => each !== name)))
  return (data?.modules ?? []).map(({ id, title, rights }) => (
    <fieldset key={id} className={styles.group} disabled={disabled}>
      <legend className={styles.legend}>{t('ownRights.of', { module: title[language] })}</legend>
      {rights.map(({ name, label }) => (
        <Checkbox
          key={name}
          label={label[language]}
          checked={held.includes(name)}
          onChange={({ currentTarget }) => choose(name, currentTarget.checked)}
        />
      ))}
    </fieldset>
  ))
}
