import type { PriceKey } from '@veckovis/domain/budget'
import { useTranslation } from '@veckovis/platform'
import { TextArea } from '@veckovis/ui'
import { useState } from 'react'
import { priceName } from './price-words'
import { readPastedPrices, type PastedPrices as Pasted } from './read-pasted-prices'
import * as styles from './prices.module.css'

const Understood = ({ pasted: { texts, unread } }: { readonly pasted: Pasted }) => {
  const { t } = useTranslation('mf-budget')
  return (
    <>
      <p>{t('settings.prices.read', { count: texts.size })}</p>
      {unread.length > 0 && (
        <>
          <p>{t('settings.prices.unread', { count: unread.length })}</p>
          <ul className={styles.unread}>
            {unread.map(({ line, text, why }) => (
              <li key={line}>
                {t('settings.prices.unreadLine', { line, text, why: t(`settings.prices.why.${why}`) })}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}

type PastedPricesProps = {
  /** Takes what was understood into the fields; empty where a paste before had a price and this one has none. */
  readonly onRead: (key: PriceKey, text: string) => void
}

/** A field to paste prices into; what was understood goes to the fields, what was not is named. */
export const PastedPrices = ({ onRead }: PastedPricesProps) => {
  const { t } = useTranslation('mf-budget')
  const [text, setText] = useState('')
  const nameOf = (key: PriceKey) => priceName(key, t)
  const [pasted, setPasted] = useState(() => readPastedPrices('', nameOf))
  const read = (typed: string) => {
    setText(typed)
    const found = readPastedPrices(typed, nameOf)
    setPasted(found)
    for (const key of pasted.texts.keys()) if (!found.texts.has(key)) onRead(key, '')
    for (const [key, price] of found.texts) onRead(key, price)
  }
  return (
    <div className={styles.paste}>
      <TextArea
        label={t('settings.prices.paste')}
        hint={t('settings.prices.pasteHint')}
        rows={3}
        value={text}
        spellCheck={false}
        onChange={event => read(event.target.value)}
      />
      <div aria-live="polite" className={styles.understood}>
        {text.trim() !== '' && <Understood pasted={pasted} />}
      </div>
    </div>
  )
}
