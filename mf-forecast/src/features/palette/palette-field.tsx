import { useTranslation } from '@veckovis/platform'
import { Icon } from '@veckovis/ui'
import type { ComponentProps } from 'react'
import * as styles from './palette-dialog.module.css'

type PaletteFieldProps = Omit<ComponentProps<'input'>, 'onChange'> & {
  readonly onText: (text: string) => void
  readonly onClose: () => void
}

/** Where a command is searched, with the way out beside it. */
export const PaletteField = ({ onText, onClose, ...input }: PaletteFieldProps) => {
  const { t } = useTranslation('mf-forecast')
  return (
    <div className={styles.field}>
      <Icon name="search" />
      <input
        // The dialog was opened to type here.
        // eslint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        type="text"
        aria-label={t('commands.search')}
        placeholder={t('commands.search')}
        autoComplete="off"
        spellCheck={false}
        onChange={event => onText(event.target.value)}
        {...input}
      />
      <button type="button" className={styles.close} aria-label={t('commands.close')} onClick={onClose}>
        <Icon name="close" />
      </button>
    </div>
  )
}
