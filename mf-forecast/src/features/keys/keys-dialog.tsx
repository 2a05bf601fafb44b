import { useTranslation } from '@veckovis/platform'
import { Dialog } from '@veckovis/ui/dialog'
import { chordText } from '../../commands/chord-text'
import { commands } from '../../commands/command-list'
import { keyGroups, keylessLines, keyLinesOf, type KeyLine } from '../../commands/key-lines'
import * as styles from './keys.module.css'

const Line = ({ line: { id, name, chords } }: { readonly line: KeyLine }) => {
  const { t } = useTranslation('mf-forecast')
  return (
    <div className={styles.line} data-keys={id}>
      <dt>
        {chords.map(chord => {
          const text = chordText(chord, t)
          return <kbd key={text}>{text}</kbd>
        })}
      </dt>
      <dd>{name}</dd>
    </div>
  )
}

/** What can be done without a key: the palette finds it. */
const Keyless = () => {
  const { t } = useTranslation('mf-forecast')
  const [palette] = commands.find(({ id }) => id === 'commands')?.chords ?? []
  return (
    <section aria-labelledby="mf-forecast-keys-keyless">
      <h3 id="mf-forecast-keys-keyless">{t('keys.groups.keyless')}</h3>
      <p className={styles.keyless}>
        {t('keys.keyless', { keys: palette === undefined ? '' : chordText(palette, t) })}
      </p>
      <ul className={styles.names}>
        {keylessLines(t).map(({ id, name }) => (
          <li key={id} data-keys={id}>
            {name}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What the keys of the page and of the sheet do, from the lists that the keys are read from. */
export const KeysDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useTranslation('mf-forecast')
  const groups = keyGroups
    .map(group => ({ group, lines: keyLinesOf(group, t) }))
    .filter(({ lines }) => lines.length > 0)
  return (
    <Dialog open title={t('keys.title')} width={1120} onCancel={onClose}>
      <div className={styles.groups}>
        {groups.map(({ group, lines }) => (
          <section key={group} aria-labelledby={`mf-forecast-keys-${group}`}>
            <h3 id={`mf-forecast-keys-${group}`}>{t(`keys.groups.${group}`)}</h3>
            <dl>
              {lines.map(line => (
                <Line key={line.id} line={line} />
              ))}
            </dl>
          </section>
        ))}
        <Keyless />
      </div>
      <p className={styles.hint}>{t('keys.hint')}</p>
    </Dialog>
  )
}
