import { useTranslation } from '@veckovis/platform'
import { Dialog } from '@veckovis/ui/dialog'
import { chordsOf, keyGroups, type KeyGroup, type ListedKey } from './key-groups'
import { chordText } from './key-names'
import * as styles from './keys.module.css'

const Line = ({ line }: { readonly line: ListedKey }) => {
  const { t } = useTranslation('mf-forecast')
  return (
    <div className={styles.line} data-keys={line}>
      <dt>
        {chordsOf(line).map(chord => {
          const text = chordText(chord, t)
          return <kbd key={text}>{text}</kbd>
        })}
      </dt>
      <dd>{t(`keys.lines.${line}`)}</dd>
    </div>
  )
}

const groups: readonly KeyGroup[] = ['page', 'move', 'change', 'select', 'ask']

/** What the keys of the page and of the sheet do, from the lists that the keys are read from. */
export const KeysDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useTranslation('mf-forecast')
  return (
    <Dialog open title={t('keys.title')} width={1120} onCancel={onClose}>
      <div className={styles.groups}>
        {groups.map(group => (
          <section key={group} aria-labelledby={`mf-forecast-keys-${group}`}>
            <h3 id={`mf-forecast-keys-${group}`}>{t(`keys.groups.${group}`)}</h3>
            <dl>
              {keyGroups[group].map(line => (
                <Line key={line} line={line} />
              ))}
            </dl>
          </section>
        ))}
      </div>
      <p className={styles.hint}>{t('keys.hint')}</p>
    </Dialog>
  )
}
